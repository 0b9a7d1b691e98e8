import { company } from "../../company.ts";
import { Isolate } from "../../i18n/isolate.tsx";
import { useLocaleFromPath } from "../../i18n/paths.ts";
import { interpolate, listSeparator } from "../../i18n/text.ts";
import { momentText } from "../moment-text.ts";
import { ProgressTrace } from "./progress-trace.tsx";
import { ReferenceText } from "./reference-text.tsx";
import type { VisitorInquiry } from "./visitor-inquiry.ts";
import { visitorSubject } from "./visitor-subject.ts";
import { sheetWords } from "./visitor-words.ts";
import { ZoneLetter } from "./zone.tsx";
import styles from "./sheet-head.module.css";
import zoneStyles from "./zone.module.css";

export function SheetHead({ inquiry }: { inquiry: VisitorInquiry }) {
  const locale = useLocaleFromPath();
  const { reference, withdrawn_at: withdrawnAt, sent } = inquiry;
  return (
    <div className={`${zoneStyles.zone} ${styles.head}`}>
      <ZoneLetter letter="A" />
      <div className={zoneStyles.content}>
        <p className="text-muted">
          {interpolate(sheetWords.yourInquiry[locale], { company: company.name[locale] })}
        </p>
        <h1 className={`text-heading ${styles.title}`}>
          <Isolate>{visitorSubject(locale, sent)}</Isolate>
        </h1>
        <p className="print-only">
          <ReferenceText reference={reference} />
          {listSeparator(locale)}
          <Isolate>{sent.name}</Isolate>
        </p>
        {withdrawnAt && (
          <p className={styles.withdrawn}>
            {interpolate(sheetWords.isWithdrawn[locale], { moment: momentText(locale, withdrawnAt) })}
          </p>
        )}
        <ProgressTrace inquiry={inquiry} />
      </div>
    </div>
  );
}
