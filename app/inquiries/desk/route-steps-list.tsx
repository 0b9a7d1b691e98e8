import type { ReactNode } from "react";
import type { TeamMember } from "../../backend/staff-rows.ts";
import { formatShortDateTime } from "../../i18n/format.ts";
import { interpolate, type Locale } from "../../i18n/text.ts";
import type { InquiryRecord } from "./fetch-inquiry.ts";
import styles from "./route-card.module.css";
import { listRouteSteps, type RouteStep } from "./route-steps.ts";
import { routeWords } from "./route-words.ts";

export interface RouteStepsProps {
  locale: Locale;
  record: InquiryRecord;
  team: TeamMember[];
}

export function RouteSteps({ locale, record, team }: RouteStepsProps) {
  return (
    <ol className={styles.steps} aria-label={routeWords.steps[locale]}>
      {listRouteSteps(record, team).map(({ state, label, at, by }) => (
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
          {by && <span className={styles.by}>{by}</span>}
        </li>
      ))}
    </ol>
  );
}

function momentText(locale: Locale, state: RouteStep["state"], at: string): string {
  const moment = formatShortDateTime(locale, at);
  return state === "next" ? interpolate(routeWords.by[locale], { moment }) : moment;
}

const classes: Record<RouteStep["state"], string | undefined> = {
  done: undefined,
  returned: styles.returned,
  next: styles.next,
  open: styles.open,
};

const signs: Record<RouteStep["state"], ReactNode> = {
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
