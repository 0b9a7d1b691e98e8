import type { Inquiry, InquiryCount } from "../backend/schema.ts";
import { formatNumber } from "../i18n/format.ts";
import type { Locale } from "../i18n/text.ts";
import { StatusMark } from "./status-mark.tsx";

export interface InboxSumProps {
  locale: Locale;
  label: string;
  counts: InquiryCount[];
}

const statuses: Inquiry["status"][] = ["new", "in_progress", "answered", "closed"];

/** How many inquiries stand where. A status that none has is left out; spam has a view of its own. */
export function InboxSum({ locale, label, counts }: InboxSumProps) {
  const counted = statuses.flatMap((status) => counts.filter((count) => count.status === status));
  return (
    <ul className="inbox-sum" aria-label={label}>
      {counted.map(({ status, inquiries }) => (
        <li key={status}>
          <StatusMark locale={locale} status={status} />{" "}
          <span className="code">{formatNumber(inquiries)}</span>
        </li>
      ))}
    </ul>
  );
}
