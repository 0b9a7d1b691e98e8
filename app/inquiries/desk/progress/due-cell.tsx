import { formatDateTime } from "../../../i18n/format.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { useNow } from "../../../staff/use-now.ts";
import styles from "./due.module.css";
import { type DueInquiry, type DueState, dueState } from "./due-state.ts";

/** How long there is to answer an inquiry, in words, with how much of the time is over. On paper, the moment itself. */
export function DueText({ inquiry }: { inquiry: DueInquiry }) {
  const locale = useLocale();
  const { kind, text, elapsed } = dueState(locale, inquiry, useNow());
  const isRunning = kind === "waiting" || kind === "late";
  const className = [styles.due, classes[kind]].filter(Boolean).join(" ");
  if (!isRunning) return <span className={className}>{text}</span>;
  return (
    <>
      <span className={`screen-only ${className}`}>
        {text}
        <DueRule elapsed={elapsed} />
      </span>
      <span className="print-only">{inquiry.due_at && formatDateTime(locale, inquiry.due_at)}</span>
    </>
  );
}

const classes: Record<DueState["kind"], string | undefined> = {
  waiting: styles.waiting,
  late: styles.late,
  met: styles.over,
  missed: styles.over,
  none: styles.over,
};

const width = 120;

/** A rule of the time there is, with a mark where it stands. */
export function DueRule({ elapsed }: { elapsed: number }) {
  const place = elapsed * (width - 3);
  return (
    <svg
      className={styles.rule}
      viewBox={`0 0 ${width} 12`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.scale} d="M.5 2v8M30 6v4M60 4v6M90 6v4M119.5 2v8M0 10H120" />
      <path className={styles.run} d={`M0 10H${place}`} />
      <rect className={styles.tip} x={place} y="0" width="3" height="12" />
    </svg>
  );
}
