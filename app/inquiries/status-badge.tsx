import type { ReactNode } from "react";
import type { Inquiry } from "../backend/inquiry-rows.ts";
import { useLocale } from "../i18n/use-locale.ts";
import styles from "./status-badge.module.css";
import { detailWords, statusWords } from "./inbox-words.ts";

type Status = Inquiry["status"];

/** Shown by shape first, colour second, and always as text. */
export function StatusBadge({ status }: { status: Status }) {
  return <StatusShape status={status}>{statusWords[status][useLocale()]}</StatusShape>;
}

/** The shape alone, where the word stands elsewhere. */
export function StatusShape({ status, children }: { status: Status; children?: ReactNode }) {
  return (
    <span className={[styles.badge, classes[status]].filter(Boolean).join(" ")}>
      <svg viewBox="0 0 14 14" aria-hidden="true" focusable="false">
        {shapes[status]}
      </svg>
      {children}
    </span>
  );
}

const classes: Partial<Record<Status, string | undefined>> = {
  new: styles.new,
  in_progress: styles.inProgress,
  closed: styles.done,
  spam: styles.done,
};

const ring = <circle cx="7" cy="7" r="5.5" />;

const shapes: Record<Status, ReactNode> = {
  new: <circle className={styles.filled} cx="7" cy="7" r="6" />,
  in_progress: (
    <>
      {ring}
      <path className={styles.filled} d="M7 1.5a5.5 5.5 0 0 1 0 11z" />
    </>
  ),
  answered: <path d="M1 8l4 4 8-10" />,
  closed: ring,
  spam: <path d="M2 2l10 10M12 2L2 12" />,
};

/** Beside the status of an inquiry that may be spam. Once it is moved on, somebody has judged it. */
export function SuspicionBadge({ inquiry }: { inquiry: Pick<Inquiry, "is_suspicious" | "status"> }) {
  const locale = useLocale();
  if (!inquiry.is_suspicious || inquiry.status !== "new") return null;
  return (
    <span className={`${styles.badge} ${styles.suspicious}`} title={detailWords.perhapsSpam[locale]}>
      <svg viewBox="0 0 14 14" aria-hidden="true" focusable="false">
        <path d="M7 1.5L13 12.5H1zM7 5.5v3.5" />
      </svg>
      {detailWords.perhapsSpam[locale]}
    </span>
  );
}

/** Beside the status of a mail that is no inquiry. */
export function ReturningBadge({ inquiry }: { inquiry: Pick<Inquiry, "return_at"> }) {
  const locale = useLocale();
  if (!inquiry.return_at) return null;
  return <span className={`${styles.badge} ${styles.done}`}>{detailWords.returning[locale]}</span>;
}
