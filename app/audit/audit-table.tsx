import { formatDateTime } from "../i18n/format.ts";
import { Isolate, LtrText } from "../i18n/isolate.tsx";
import type { Localized, Locale } from "../i18n/text.ts";
import { Actor, Resource } from "./audit-cells.tsx";
import { shortenDetails } from "./details.ts";
import type { AuditEntryWithInquiry } from "./fetch-audit-log.ts";
import { type auditWords, actionLabel } from "./words.ts";

export interface AuditTableProps {
  locale: Locale;
  words: Localized<typeof auditWords>;
  entries: AuditEntryWithInquiry[];
}

// Explicit roles: where rows stack on a narrow screen, `display` removes the elements' own.
export function AuditTable({ locale, words, entries }: AuditTableProps) {
  return (
    <table role="table" className="data-table">
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
        {entries.map((record) => (
          <tr key={record.id} role="row">
            <td role="cell" className="cell-lead break-anywhere">
              {actionLabel(locale, record.action)}
              <Code text={record.action} />
            </td>
            <td role="cell" className="cell-second cell-actor break-anywhere">
              <Actor words={words} entry={record} />
            </td>
            <td role="cell" className="cell-wide break-anywhere">
              <Resource words={words} entry={record} />
              <Code text={record.resource_type} />
            </td>
            <td role="cell" className="cell-more mono break-anywhere">
              <Isolate>{shortenDetails(record.details)}</Isolate>
            </td>
            <td role="cell" className="cell-date">
              <time dateTime={record.created_at}>{formatDateTime(locale, record.created_at)}</time>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The stored code, below its label. */
function Code({ text }: { text: string }) {
  return (
    <span className="stored-code mono">
      <LtrText>{text}</LtrText>
    </span>
  );
}
