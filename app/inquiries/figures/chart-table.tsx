import type { FigureRow } from "../../backend/inquiry-rows.ts";
import { formatNumber, formatShortDay } from "../../i18n/format.ts";
import { useLocale, useWords } from "../../i18n/use-locale.ts";
import type { InquiryFigures } from "./fetch-figures.ts";
import { figuresWords } from "./figures-words.ts";
import styles from "./chart.module.css";

export interface Column {
  label: string;
  text: (row: FigureRow) => string;
}

export interface ChartTableProps {
  figures: InquiryFigures;
  title: string;
  columns: Column[];
  hasSum: boolean;
}

/** What a chart shows, in numbers, the newest week first. */
export function ChartTable({ figures, title, columns, hasSum }: ChartTableProps) {
  const locale = useLocale();
  const words = useWords(figuresWords);
  const shown = hasSum
    ? [...columns, { label: words.sum, text: (row: FigureRow) => formatNumber(row.inquiries) }]
    : columns;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keys too, where large text makes it wider than the page
    <div className={styles.scroller} role="region" aria-label={title} tabIndex={0}>
      <table className={styles.table}>
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{words.week}</th>
            {shown.map(({ label }) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {figures.weeks.toReversed().map((row) => (
            <tr key={row.week}>
              <th scope="row">
                <time dateTime={row.week}>{formatShortDay(locale, row.week)}</time>
              </th>
              {shown.map(({ label, text }) => (
                <td key={label}>{text(row)}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.allWeeks}</th>
            {shown.map(({ label, text }) => (
              <td key={label}>{text(figures.total)}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
