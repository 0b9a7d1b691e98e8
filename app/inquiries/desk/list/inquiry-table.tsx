import { interpolate } from "../../../i18n/text.ts";
import { useLocale, useWords } from "../../../i18n/use-locale.ts";
import { DataTable } from "../../../staff/data-table.tsx";
import { deskWords } from "../desk-words.ts";
import type { InquiryList } from "./fetch-inquiry-list.ts";
import { InquiryRow } from "./inquiry-row.tsx";
import styles from "./inquiry-table.module.css";
import { sortingWords } from "./list-words.ts";

export interface InquiryTableProps {
  page: InquiryList;
  /** By the ids of the inquiries. */
  selected: ReadonlyMap<string, unknown>;
  onToggle: (id: string, event: Event) => void;
}

export function InquiryTable({ page, selected, onToggle }: InquiryTableProps) {
  const locale = useLocale();
  const words = useWords(deskWords);
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
  const { sorting } = page.params;
  const caption = interpolate(words.caption, { order: sortingWords[sorting][locale].toLowerCase() });
  return (
    <div className={styles.table}>
      <DataTable caption={<caption className="sr-only">{caption}</caption>} columns={columns}>
        {page.inquiries.map((inquiry) => (
          <InquiryRow
            key={inquiry.id}
            inquiry={inquiry}
            page={page}
            isSelected={selected.has(inquiry.id)}
            onToggle={onToggle}
          />
        ))}
      </DataTable>
    </div>
  );
}
