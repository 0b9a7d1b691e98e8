import type { AuditEntry } from "../backend/schema.ts";
import { formatDateTime } from "../i18n/format.ts";
import { Isolate, Latin } from "../i18n/isolate.tsx";
import type { InLocale, Locale } from "../i18n/text.ts";
import { shortenDetails } from "./details.ts";
import type { auditWords } from "./words.ts";

export interface AuditTableProps {
  locale: Locale;
  words: InLocale<typeof auditWords>;
  entries: AuditEntry[];
}

// The roles are said again because rows that stack on a narrow screen lose those of the elements.
export function AuditTable({ locale, words, entries }: AuditTableProps) {
  return (
    <table role="table" className="records">
      <caption>{words.caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            {words.action}
          </th>
          <th role="columnheader" scope="col">
            {words.resource}
          </th>
          <th role="columnheader" scope="col">
            {words.details}
          </th>
          <th role="columnheader" scope="col">
            {words.date}
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {entries.map((entry) => (
          <tr key={entry.id} role="row">
            <td role="cell" className="c-lead mono">
              <Latin>{entry.action}</Latin>
            </td>
            <td role="cell" className="c-second mono">
              <Latin>{entry.resource_type}</Latin>
            </td>
            <td role="cell" className="c-wide mono anywhere">
              <Isolate>{shortenDetails(entry.details)}</Isolate>
            </td>
            <td role="cell" className="c-date">
              <time dateTime={entry.created_at}>{formatDateTime(locale, entry.created_at)}</time>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
