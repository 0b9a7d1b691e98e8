import type { Inquiry } from "../backend/schema.ts";
import type { Locale } from "../i18n/text.ts";
import { statusWords } from "./inbox-words.ts";
import { StatusMark } from "./status-mark.tsx";

/** How many inquiries stand where. A status that none has is left out. */
export function InboxSum({
  locale,
  label,
  inquiries,
}: {
  locale: Locale;
  label: string;
  inquiries: Inquiry[];
}) {
  // Object.keys forgets that the keys are statuses.
  const statuses = Object.keys(statusWords) as Inquiry["status"][];
  const counted = statuses
    .map((status) => ({ status, count: inquiries.filter((inquiry) => inquiry.status === status).length }))
    .filter(({ count }) => count > 0);
  return (
    <ul className="inbox-sum" aria-label={label}>
      {counted.map(({ status, count }) => (
        <li key={status}>
          <StatusMark locale={locale} status={status} /> <span className="code">{count}</span>
        </li>
      ))}
    </ul>
  );
}
