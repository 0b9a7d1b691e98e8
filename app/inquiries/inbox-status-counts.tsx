import type { Inquiry, InquiryCount } from "../backend/schema.ts";
import { formatNumber } from "../i18n/format.ts";
import type { Locale } from "../i18n/text.ts";
import styles from "./inbox.module.css";
import { StatusBadge } from "./status-badge.tsx";

export interface InboxStatusCountsProps {
  locale: Locale;
  label: string;
  counts: InquiryCount[];
}

const statuses: Inquiry["status"][] = ["new", "in_progress", "answered", "closed"];

/** How many inquiries have each status. A status that none has is left out; spam has a view of its own. */
export function InboxStatusCounts({ locale, label, counts }: InboxStatusCountsProps) {
  const counted = statuses.flatMap((status) => counts.filter((count) => count.status === status));
  return (
    <ul className={styles.counts} aria-label={label}>
      {counted.map(({ status, inquiries }) => (
        <li key={status}>
          <StatusBadge locale={locale} status={status} />{" "}
          <span className="code">{formatNumber(inquiries)}</span>
        </li>
      ))}
    </ul>
  );
}
