import type { ReactNode } from "react";
import { InterpolatedText } from "../../i18n/interpolated-text.tsx";
import { useLocaleFromPath } from "../../i18n/paths.ts";
import { listSeparator, type Locale } from "../../i18n/text.ts";
import { officeClock, shortDay } from "./office-moment.ts";
import type { VisitorInquiry } from "./visitor-inquiry.ts";
import { pageWords } from "./visitor-words.ts";
import styles from "./progress-trace.module.css";

interface Step {
  sign: keyof typeof signs;
  label: keyof typeof pageWords;
  isDone: boolean;
  at: string | null;
}

/** Received, read, replied: what has happened is filled, what has not is dashed. */
export function ProgressTrace({ inquiry }: { inquiry: VisitorInquiry }) {
  const locale = useLocaleFromPath();
  const steps = listSteps(inquiry);
  const now = steps.findLastIndex(({ isDone }) => isDone);
  return (
    <ol className={styles.trace} aria-label={pageWords.progress[locale]}>
      {steps.map(({ sign, label, isDone, at }, index) => (
        <li
          key={label}
          className={isDone ? (index === now ? styles.now : undefined) : styles.open}
          aria-current={index === now ? "step" : undefined}
        >
          <svg className={styles.sign} viewBox="0 0 14 14" aria-hidden="true" focusable="false">
            {signs[sign]}
          </svg>
          <span className={styles.label}>{pageWords[label][locale]}</span>
          {at && <StepMoment locale={locale} at={at} isDue={!isDone} />}
        </li>
      ))}
    </ol>
  );
}

function StepMoment({ locale, at, isDue }: { locale: Locale; at: string; isDue: boolean }) {
  const day = (
    <span>
      {shortDay(locale, at)}
      {listSeparator(locale).trim()}
    </span>
  );
  return (
    <time dateTime={at}>
      {isDue ? <InterpolatedText text={pageWords.by[locale]} values={{ day }} /> : day}{" "}
      <span>{officeClock(locale, at)}</span>
    </time>
  );
}

function listSteps(inquiry: VisitorInquiry): Step[] {
  const { created_at: sentAt, read_at: readAt, answered_at: repliedAt } = inquiry;
  const { withdrawn_at: withdrawnAt, due_at: dueAt } = inquiry;
  const isRead = readAt !== null || repliedAt !== null;
  const received: Step = { sign: "received", label: "received", isDone: true, at: sentAt };
  const read: Step = { sign: isRead ? "done" : "open", label: "read", isDone: isRead, at: readAt };
  if (repliedAt) return [received, read, { sign: "done", label: "replied", isDone: true, at: repliedAt }];
  if (withdrawnAt)
    return [
      received,
      ...(isRead ? [read] : []),
      { sign: "withdrawn", label: "withdrawn", isDone: true, at: withdrawnAt },
    ];
  return [received, read, { sign: "open", label: "reply", isDone: false, at: dueAt }];
}

const signs = {
  received: <rect className={styles.filled} x="1" y="1" width="12" height="12" />,
  done: <circle className={styles.filled} cx="7" cy="7" r="6" />,
  open: <circle cx="7" cy="7" r="5.5" />,
  withdrawn: <path d="M2 2l10 10M12 2L2 12" />,
} satisfies Record<string, ReactNode>;
