import { company } from "../../company.ts";
import { office } from "../../company-office.ts";
import { InterpolatedText } from "../../i18n/interpolated-text.tsx";
import { LtrText } from "../../i18n/isolate.tsx";
import { formatMomentParts } from "../../i18n/moment-parts.ts";
import { useLocaleFromPath } from "../../i18n/paths.ts";
import { interpolate } from "../../i18n/text.ts";
import { telUrl } from "../../ui/tel-url.ts";
import type { VisitorInquiry } from "./visitor-inquiry.ts";
import { pageWords } from "./visitor-words.ts";
import styles from "./promise-cell.module.css";

/** By when we reply, or when we did. */
export function PromiseCell({ inquiry, now }: { inquiry: VisitorInquiry; now: number }) {
  const locale = useLocaleFromPath();
  const { answered_at: repliedAt, withdrawn_at: withdrawnAt, due_at: dueAt } = inquiry;
  const at = repliedAt ?? withdrawnAt ?? dueAt;
  if (!at) return null;
  const isLate = at === dueAt && now > Date.parse(at);
  const label = repliedAt
    ? pageWords.weReplied
    : withdrawnAt
      ? pageWords.withdrawn
      : isLate
        ? pageWords.replyWasDue
        : pageWords.replyBy;
  const parts = { ...formatMomentParts(locale, at, office.timeZone) };
  return (
    <div className={styles.promise}>
      <dt>{label[locale]}</dt>
      <dd>
        <time dateTime={at}>
          <b>{interpolate(pageWords.hour[locale], parts)}</b>
          <span className={styles.date}>{interpolate(pageWords.dateInOffice[locale], parts)}</span>
        </time>
        {isLate && <LateText />}
      </dd>
    </div>
  );
}

function LateText() {
  const locale = useLocaleFromPath();
  const phone = (
    <LtrText>
      <a className="link" href={telUrl(company.phone)}>
        {company.phone.replaceAll(" ", "\u00a0")}
      </a>
    </LtrText>
  );
  return (
    <p className={styles.late}>
      <InterpolatedText text={pageWords.late[locale]} values={{ phone }} />
    </p>
  );
}
