import type { ReactNode } from "react";
import { formatShortDateTime } from "../../i18n/format.ts";
import type { Locale } from "../../i18n/text.ts";
import styles from "./thread.module.css";

/** Says what it is before a word is read: from the visitor, from us, a note, an event. */
export type EntryKind = "received" | "sent" | "note" | "event";

export interface ThreadEntryProps {
  locale: Locale;
  kind: EntryKind;
  at: string;
  /** Who, and how. */
  heading: ReactNode;
  children?: ReactNode;
}

export function ThreadEntry({ locale, kind, at, heading, children }: ThreadEntryProps) {
  return (
    <li className={`${styles.entry} ${classes[kind]}`}>
      <svg className={styles.sign} viewBox="0 0 14 14" aria-hidden="true" focusable="false">
        {signs[kind]}
      </svg>
      <p className={styles.by}>
        {heading}
        <time dateTime={at}>{formatShortDateTime(locale, at)}</time>
      </p>
      {children}
    </li>
  );
}

const classes: Record<EntryKind, string | undefined> = {
  received: styles.received,
  sent: styles.sent,
  note: styles.note,
  event: styles.event,
};

const signs: Record<EntryKind, ReactNode> = {
  received: <rect className={styles.filled} width="14" height="14" />,
  sent: (
    <>
      <circle cx="7" cy="7" r="5.8" />
      <circle className={styles.filled} cx="7" cy="7" r="2.6" />
    </>
  ),
  note: <path d="M7 1.5L13 12.5H1z" />,
  event: <circle cx="7" cy="7" r="2.5" />,
};
