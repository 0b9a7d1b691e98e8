import type { ReactNode } from "react";
import { formatShortDateTime } from "../../../i18n/format.ts";
import { Isolate } from "../../../i18n/isolate.tsx";
import { interpolate, type Locale } from "../../../i18n/text.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { useTeam } from "../../../staff/team.ts";
import type { InquiryRecord } from "../../../backend/inquiry-rows.ts";
import styles from "./progress-steps.module.css";
import { listProgressSteps, type ProgressStep } from "./progress-steps.ts";
import { progressWords } from "./progress-words.ts";

export function ProgressSteps({ record }: { record: InquiryRecord }) {
  const locale = useLocale();
  return (
    <ol className={styles.steps} aria-label={progressWords.steps[locale]}>
      {listProgressSteps(locale, record, useTeam()).map(({ state, label, at, by }) => (
        <li
          key={`${label.en} ${at}`}
          className={classes[state]}
          aria-current={state === "next" ? "step" : undefined}
        >
          <svg className={styles.sign} viewBox="0 0 14 14" aria-hidden="true" focusable="false">
            {signs[state]}
          </svg>
          <span className={styles.label}>{label[locale]}</span>
          {at && <time dateTime={at}>{momentText(locale, state, at)}</time>}
          {by && (
            <span className={styles.by}>
              <Isolate>{by}</Isolate>
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}

function momentText(locale: Locale, state: ProgressStep["state"], at: string): string {
  const moment = formatShortDateTime(locale, at);
  return state === "next" ? interpolate(progressWords.by[locale], { moment }) : moment;
}

const classes: Record<ProgressStep["state"], string | undefined> = {
  done: undefined,
  returned: undefined,
  next: styles.next,
  open: styles.open,
};

const signs: Record<ProgressStep["state"], ReactNode> = {
  done: <circle className={styles.filled} cx="7" cy="7" r="6.8" />,
  returned: <path d="M7 1L13 7 7 13 1 7z" />,
  next: (
    <>
      <circle cx="7" cy="7" r="5.8" />
      <circle className={styles.filled} cx="7" cy="7" r="2.6" />
    </>
  ),
  open: <rect x="1" y="1" width="12" height="12" />,
};
