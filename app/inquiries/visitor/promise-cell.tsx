import { company } from "../../company.ts";
import { office } from "../../company-office.ts";
import { InterpolatedText } from "../../i18n/interpolated-text.tsx";
import { LtrText } from "../../i18n/isolate.tsx";
import { formatMomentParts } from "../../i18n/moment-parts.ts";
import { useLocaleFromPath } from "../../i18n/paths.ts";
import { interpolate } from "../../i18n/text.ts";
import { telUrl } from "../../ui/tel-url.ts";
import { type PromiseState, promiseState } from "./promise-state.ts";
import { shortMoment } from "./office-moment.ts";
import type { VisitorInquiry } from "./visitor-inquiry.ts";
import { sheetWords } from "./visitor-words.ts";
import styles from "./promise-cell.module.css";

/** By when we reply, or when we did. */
export function PromiseCell({ inquiry, now }: { inquiry: VisitorInquiry; now: number }) {
  const locale = useLocaleFromPath();
  const state = promiseState(locale, inquiry, now);
  if (state.kind === "none") return null;
  const parts = { ...formatMomentParts(locale, state.at, office.timeZone) };
  return (
    <div className={styles.promise}>
      <dt>{labels[state.kind][locale]}</dt>
      <dd>
        <time dateTime={state.at}>
          <b>{interpolate(sheetWords.hour[locale], parts)}</b>
          <span className={styles.date}>{interpolate(sheetWords.dateInOffice[locale], parts)}</span>
        </time>
        {state.kind === "late" && <LateText />}
        {state.kind === "waiting" && (
          <>
            <DayRule elapsed={state.elapsed} />
            <span className={styles.ends}>
              <span>{shortMoment(locale, inquiry.created_at)}</span>
              <span className={styles.left}>{state.left}</span>
            </span>
          </>
        )}
      </dd>
    </div>
  );
}

const labels = {
  waiting: sheetWords.replyBy,
  late: sheetWords.replyWasDue,
  replied: sheetWords.weReplied,
  withdrawn: sheetWords.withdrawn,
} satisfies Record<Exclude<PromiseState["kind"], "none">, object>;

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
      <InterpolatedText text={sheetWords.late[locale]} values={{ phone }} />
    </p>
  );
}

const width = 240;

/** The time there is to reply, with a mark where it stands. */
function DayRule({ elapsed }: { elapsed: number }) {
  const place = Math.round(elapsed * (width - 3) * 10) / 10;
  return (
    <svg
      className={styles.rule}
      viewBox={`0 0 ${width} 22`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.scale} d="M.5 8v12M60 14v6M120 12v8M180 14v6M239.5 8v12M0 20H240" />
      <path className={styles.run} d={`M0 20H${place}`} />
      <path className={styles.tip} d={`M${place + 1.5} 5V20`} />
    </svg>
  );
}
