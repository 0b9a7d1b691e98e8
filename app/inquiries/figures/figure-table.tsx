import { Children } from "react";
import { Isolate } from "../../i18n/isolate.tsx";
import styles from "./figures.module.css";

export interface FigureTableProps {
  title: string;
  head: string[];
  /** Their first cells are headings. */
  rows: string[][];
  foot?: string[];
}

export function FigureTable({ title, head, rows, foot }: FigureTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keys too, where large text makes it wider than the page
    <div className={styles.scroller} role="region" aria-label={title} tabIndex={0}>
      <table className={styles.table}>
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr>
            {head.map((text) => (
              <th key={text} scope="col">
                {text}
              </th>
            ))}
          </tr>
        </thead>
        {/* By their place: several former members of staff have one name. */}
        <tbody>{Children.toArray(rows.map((cells) => <Row cells={cells} />))}</tbody>
        {foot && (
          <tfoot>
            <Row cells={foot} />
          </tfoot>
        )}
      </table>
    </div>
  );
}

function Row({ cells: [label = "", ...cells] }: { cells: string[] }) {
  return (
    <tr>
      <th scope="row">
        <Isolate>{label}</Isolate>
      </th>
      {Children.toArray(cells.map((cell) => <td>{cell}</td>))}
    </tr>
  );
}
