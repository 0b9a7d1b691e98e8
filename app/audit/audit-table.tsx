import { LtrText } from "../i18n/isolate.tsx";
import { useWords } from "../i18n/use-locale.ts";
import type { TeamMember } from "../backend/staff-rows.ts";
import tableStyles from "../staff/data-table.module.css";
import { DataTable, DateCell } from "../staff/data-table.tsx";
import { Resource } from "./audit-cells.tsx";
import { EntryDetails } from "./entry-details.tsx";
import { type DescribeChange, EntrySentence } from "./entry-sentence.tsx";
import type { AuditEntryWithInquiry } from "./fetch-audit-log.ts";
import { auditWords } from "./words.ts";

export interface AuditTableProps {
  entries: AuditEntryWithInquiry[];
  team: TeamMember[];
  describeChange: DescribeChange;
  caption: string;
}

export function AuditTable({ entries, team, describeChange, caption }: AuditTableProps) {
  const words = useWords(auditWords);
  return (
    <DataTable
      caption={<caption>{caption}</caption>}
      columns={[words.action, words.resource, words.details, words.date]}
    >
      {entries.map((entry) => (
        <tr key={entry.id} role="row">
          <td role="cell" className={`${tableStyles.lead} ${tableStyles.breakAnywhere}`}>
            <EntrySentence entry={entry} team={team} describeChange={describeChange} />
            <Code text={entry.action} />
          </td>
          <td role="cell" className={`${tableStyles.wide} ${tableStyles.breakAnywhere}`}>
            <Resource entry={entry} />
            <Code text={entry.resource_type} />
          </td>
          <td role="cell" className={tableStyles.more}>
            <EntryDetails entry={entry} />
          </td>
          <DateCell moment={entry.created_at} />
        </tr>
      ))}
    </DataTable>
  );
}

/** The stored code, below its label. */
function Code({ text }: { text: string }) {
  return (
    <span className={`${tableStyles.storedCode} ${tableStyles.mono}`}>
      <LtrText>{text}</LtrText>
    </span>
  );
}
