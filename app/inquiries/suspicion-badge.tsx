import type { Inquiry } from "../backend/inquiry-rows.ts";
import { useLocale } from "../i18n/use-locale.ts";
import { detailWords } from "./inbox-words.ts";
import styles from "./status-badge.module.css";

/** Beside the status of an inquiry that may be spam. */
export function SuspicionBadge({ inquiry }: { inquiry: Pick<Inquiry, "is_suspicious"> }) {
  const locale = useLocale();
  if (!inquiry.is_suspicious) return null;
  return (
    <span className={`${styles.badge} ${styles.suspicious}`}>
      <svg viewBox="0 0 14 14" aria-hidden="true" focusable="false">
        <path d="M7 1.5L13 12.5H1zM7 5.5v3.5" />
      </svg>
      {detailWords.perhapsSpam[locale]}
    </span>
  );
}
