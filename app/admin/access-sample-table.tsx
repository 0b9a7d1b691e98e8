import { formatDateTime } from "../i18n/format.ts";
import { Isolate, LtrText } from "../i18n/isolate.tsx";
import type { Localized, Locale } from "../i18n/text.ts";
import { typeWords } from "../inquiries/inbox-words.ts";
import { Badge } from "../ui/badge.tsx";
import type { AccessSample } from "./access-test.ts";
import type { securityTestWords } from "./words.ts";

export interface AccessSampleTableProps {
  locale: Locale;
  words: Localized<typeof securityTestWords>;
  sample: AccessSample[];
}

// Explicit roles: where rows stack on a narrow screen, `display` removes the elements' own.
export function AccessSampleTable({ locale, words, sample }: AccessSampleTableProps) {
  return (
    <table role="table" className="data-table">
      <caption>{words.caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {[words.name, words.email, words.type, words.date].map((column) => (
            <th key={column} role="columnheader" scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {sample.map((inquiry) => (
          <tr key={inquiry.id} role="row">
            <td role="cell" className="cell-lead break-anywhere">
              <Isolate>{inquiry.name}</Isolate>
            </td>
            <td role="cell" className="cell-second mono break-anywhere">
              <LtrText>{inquiry.email}</LtrText>
            </td>
            <td role="cell" className="cell-badge">
              <Badge variant={inquiry.type === "project" ? "strong" : "plain"}>
                {typeWords[inquiry.type][locale]}
              </Badge>
            </td>
            <td role="cell" className="cell-date">
              <time dateTime={inquiry.created_at}>{formatDateTime(locale, inquiry.created_at)}</time>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
