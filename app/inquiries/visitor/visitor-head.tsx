import { company } from "../../company.ts";
import { Isolate } from "../../i18n/isolate.tsx";
import { useLocaleFromPath } from "../../i18n/paths.ts";
import { interpolate } from "../../i18n/text.ts";
import { momentText } from "../moment-text.ts";
import { channelText } from "./channel-text.ts";
import { ProgressTrace } from "./progress-trace.tsx";
import { PromiseCell } from "./promise-cell.tsx";
import { ReferenceText } from "./reference-text.tsx";
import type { VisitorInquiry } from "./visitor-inquiry.ts";
import { visitorSubject } from "./visitor-subject.ts";
import { pageWords } from "./visitor-words.ts";
import styles from "./visitor-head.module.css";

/** What the inquiry is about, where it stands, and by when we reply. */
export function VisitorHead({ inquiry, now }: { inquiry: VisitorInquiry; now: number }) {
  const locale = useLocaleFromPath();
  const { withdrawn_at: withdrawnAt, sent } = inquiry;
  const cells = [
    { label: pageWords.reference, value: <ReferenceText reference={inquiry.reference} /> },
    { label: pageWords.sentBy, value: <Isolate>{sent.name}</Isolate> },
    { label: pageWords.through, value: channelText(locale, inquiry) },
  ];
  return (
    <div className={styles.head}>
      <p className="text-muted">
        {interpolate(pageWords.yourInquiry[locale], { company: company.name[locale] })}
      </p>
      <h1 className="text-heading">
        <Isolate>{visitorSubject(locale, sent)}</Isolate>
      </h1>
      {withdrawnAt && (
        <p className={styles.withdrawn}>
          {interpolate(pageWords.isWithdrawn[locale], { moment: momentText(locale, withdrawnAt) })}
        </p>
      )}
      <ProgressTrace inquiry={inquiry} />
      <dl className={styles.cells}>
        <PromiseCell inquiry={inquiry} now={now} />
        {cells.map(({ label, value }) => (
          <div key={label.en}>
            <dt>{label[locale]}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
