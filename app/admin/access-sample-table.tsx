import { Isolate, LtrText } from "../i18n/isolate.tsx";
import type { Localized, Locale } from "../i18n/text.ts";
import { TypeBadge } from "../inquiries/type-badge.tsx";
import tableStyles from "../staff/data-table.module.css";
import { DataTable, DateCell } from "../staff/data-table.tsx";
import type { AccessSample } from "./access-test.ts";
import type { securityTestWords } from "./words.ts";

export interface AccessSampleTableProps {
  locale: Locale;
  words: Localized<typeof securityTestWords>;
  sample: AccessSample[];
}

export function AccessSampleTable({ locale, words, sample }: AccessSampleTableProps) {
  return (
    <DataTable
      caption={<caption>{words.caption}</caption>}
      columns={[words.name, words.email, words.type, words.date]}
    >
      {sample.map((inquiry) => (
        <tr key={inquiry.id} role="row">
          <td role="cell" className={`${tableStyles.lead} ${tableStyles.breakAnywhere}`}>
            <Isolate>{inquiry.name}</Isolate>
          </td>
          <td
            role="cell"
            className={`${tableStyles.second} ${tableStyles.mono} ${tableStyles.breakAnywhere}`}
          >
            <LtrText>{inquiry.email}</LtrText>
          </td>
          <td role="cell" className={tableStyles.badge}>
            <TypeBadge locale={locale} type={inquiry.type} />
          </td>
          <DateCell locale={locale} moment={inquiry.created_at} />
        </tr>
      ))}
    </DataTable>
  );
}
