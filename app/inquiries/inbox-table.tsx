import type { Inquiry } from "../backend/schema.ts";
import type { Localized, Locale } from "../i18n/text.ts";
import { DataTable } from "../staff/data-table.tsx";
import { InboxRow } from "./inbox-row.tsx";
import type { inboxWords } from "./inbox-words.ts";

export interface InboxTableProps {
  locale: Locale;
  words: Localized<typeof inboxWords>;
  inquiries: Inquiry[];
  /** Rows are open when they are first shown. */
  startsOpen: boolean;
  onChanged: () => void;
}

export function InboxTable({ locale, words, inquiries, startsOpen, onChanged }: InboxTableProps) {
  const columns = [words.name, words.email, words.type, words.subject, words.date, words.status];
  return (
    <DataTable caption={<caption className="sr-only">{words.caption}</caption>} columns={columns}>
      {inquiries.map((inquiry) => (
        <InboxRow
          key={inquiry.id}
          locale={locale}
          inquiry={inquiry}
          columns={columns.length}
          startsOpen={startsOpen}
          onChanged={onChanged}
        />
      ))}
    </DataTable>
  );
}
