import { Isolate } from "../i18n/isolate.tsx";
import { useWords } from "../i18n/use-locale.ts";
import { AddressText } from "../ui/address-text.tsx";
import { TypeBadge } from "../inquiries/type-badge.tsx";
import tableStyles from "../staff/data-table.module.css";
import { DataTable, DateCell } from "../staff/data-table.tsx";
import type { AccessSample } from "./access-test.ts";
import { securityTestWords } from "./words.ts";

export interface AccessSampleTableProps {
  sample: AccessSample[];
}

export function AccessSampleTable({ sample }: AccessSampleTableProps) {
  const words = useWords(securityTestWords);
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
            {inquiry.email && <AddressText address={inquiry.email} />}
          </td>
          <td role="cell" className={tableStyles.badge}>
            <TypeBadge type={inquiry.type} />
          </td>
          <DateCell moment={inquiry.created_at} />
        </tr>
      ))}
    </DataTable>
  );
}
