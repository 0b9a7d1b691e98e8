import type { Inquiry } from "../backend/schema.ts";
import type { Localized, Locale } from "../i18n/text.ts";
import { InboxRow } from "./inbox-row.tsx";
import type { inboxWords } from "./inbox-words.ts";

export interface InboxTableProps {
  locale: Locale;
  words: Localized<typeof inboxWords>;
  inquiries: Inquiry[];
  onChanged: () => void;
}

// Explicit roles: where rows stack on a narrow screen, `display` removes the elements' own.
export function InboxTable({ locale, words, inquiries, onChanged }: InboxTableProps) {
  const columns = [words.name, words.email, words.type, words.subject, words.date, words.status];
  return (
    <table role="table" className="data-table">
      <caption className="sr-only">{words.caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column} role="columnheader" scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {inquiries.map((inquiry) => (
          <InboxRow
            key={inquiry.id}
            locale={locale}
            inquiry={inquiry}
            columns={columns.length}
            onChanged={onChanged}
          />
        ))}
      </tbody>
    </table>
  );
}
