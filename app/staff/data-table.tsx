import type { ReactNode } from "react";
import { formatDateTime } from "../i18n/format.ts";
import { useLocale } from "../i18n/use-locale.ts";
import styles from "./data-table.module.css";

export interface DataTableProps {
  /** The table's `<caption>`. */
  caption: ReactNode;
  /** Headings of the columns. */
  columns: string[];
  /** The rows. */
  children: ReactNode;
}

// Explicit roles: where rows stack on a narrow screen, `display` removes the elements' own.
export function DataTable({ caption, columns, children }: DataTableProps) {
  return (
    <table role="table" className={styles.table}>
      {caption}
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column} role="columnheader" scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">{children}</tbody>
    </table>
  );
}

/** When a record was made. */
export function DateCell({ moment }: { moment: string }) {
  const locale = useLocale();
  return (
    <td role="cell" className={styles.date}>
      <time dateTime={moment}>{formatDateTime(locale, moment)}</time>
    </td>
  );
}
