import { LtrText } from "../i18n/isolate.tsx";
import type { Localized, Locale } from "../i18n/text.ts";
import tableStyles from "../staff/data-table.module.css";
import { DataTable, DateCell } from "../staff/data-table.tsx";
import { Actor, Resource } from "./audit-cells.tsx";
import { EntryDetails } from "./entry-details.tsx";
import type { AuditEntryWithInquiry } from "./fetch-audit-log.ts";
import { type auditWords, actionLabel } from "./words.ts";

export interface AuditTableProps {
  locale: Locale;
  words: Localized<typeof auditWords>;
  entries: AuditEntryWithInquiry[];
  caption: string;
}

export function AuditTable({ locale, words, entries, caption }: AuditTableProps) {
  return (
    <DataTable
      caption={<caption>{caption}</caption>}
      columns={[words.action, words.actor, words.resource, words.details, words.date]}
    >
      {entries.map((record) => (
        <tr key={record.id} role="row">
          <td role="cell" className={`${tableStyles.lead} ${tableStyles.breakAnywhere}`}>
            {actionLabel(locale, record.action)}
            <Code text={record.action} />
          </td>
          <td
            role="cell"
            className={`${tableStyles.second} ${tableStyles.actor} ${tableStyles.breakAnywhere}`}
          >
            <Actor words={words} entry={record} />
          </td>
          <td role="cell" className={`${tableStyles.wide} ${tableStyles.breakAnywhere}`}>
            <Resource words={words} entry={record} />
            <Code text={record.resource_type} />
          </td>
          <td role="cell" className={`${tableStyles.more} ${tableStyles.mono} ${tableStyles.breakAnywhere}`}>
            <EntryDetails words={words} entry={record} />
          </td>
          <DateCell locale={locale} moment={record.created_at} />
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
