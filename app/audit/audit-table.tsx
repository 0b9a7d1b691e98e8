import { formatDateTime } from "../i18n/format.ts";
import { Isolate, Latin } from "../i18n/isolate.tsx";
import type { InLocale, Locale } from "../i18n/text.ts";
import { Actor, Resource } from "./audit-cells.tsx";
import { shortenDetails } from "./details.ts";
import type { AuditRecord } from "./read-audit-log.ts";
import { type auditWords, wordAction } from "./words.ts";

export interface AuditTableProps {
  locale: Locale;
  words: InLocale<typeof auditWords>;
  records: AuditRecord[];
}

// The roles are said again because rows that stack on a narrow screen lose those of the elements.
export function AuditTable({ locale, words, records }: AuditTableProps) {
  return (
    <table role="table" className="records">
      <caption>{words.caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {[words.action, words.actor, words.resource, words.details, words.date].map((column) => (
            <th key={column} role="columnheader" scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {records.map((record) => (
          <tr key={record.id} role="row">
            <td role="cell" className="c-lead anywhere">
              {wordAction(locale, record.action)}
              <Code text={record.action} />
            </td>
            <td role="cell" className="c-second c-actor anywhere">
              <Actor words={words} record={record} />
            </td>
            <td role="cell" className="c-wide anywhere">
              <Resource words={words} record={record} />
              <Code text={record.resource_type} />
            </td>
            <td role="cell" className="c-more mono anywhere">
              <Isolate>{shortenDetails(record.details)}</Isolate>
            </td>
            <td role="cell" className="c-date">
              <time dateTime={record.created_at}>{formatDateTime(locale, record.created_at)}</time>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** As it is stored, below the words for it. */
function Code({ text }: { text: string }) {
  return (
    <span className="record-code mono">
      <Latin>{text}</Latin>
    </span>
  );
}
