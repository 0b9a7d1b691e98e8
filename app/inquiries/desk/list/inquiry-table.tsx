import type { Locale } from "../../../i18n/text.ts";
import { localize } from "../../../i18n/text.ts";
import { DataTable } from "../../../staff/data-table.tsx";
import { deskWords } from "../desk-words.ts";
import type { InquiryList } from "./fetch-inquiry-list.ts";
import { InquiryRow } from "./inquiry-row.tsx";

export interface InquiryTableProps {
  locale: Locale;
  page: InquiryList;
  /** By the ids of the inquiries. */
  selected: ReadonlyMap<string, unknown>;
  onToggle: (id: string) => void;
}

export function InquiryTable({ locale, page, selected, onToggle }: InquiryTableProps) {
  const words = localize(locale, deskWords);
  const columns = [
    words.name,
    words.email,
    words.type,
    words.subject,
    words.status,
    words.due,
    words.assignee,
    words.language,
    words.date,
  ];
  const caption = page.params.sorting === "due" ? words.captionDue : words.caption;
  return (
    <DataTable caption={<caption className="sr-only">{caption}</caption>} columns={columns}>
      {page.inquiries.map((inquiry) => (
        <InquiryRow
          key={inquiry.id}
          locale={locale}
          inquiry={inquiry}
          page={page}
          isSelected={selected.has(inquiry.id)}
          onToggle={onToggle}
        />
      ))}
    </DataTable>
  );
}
