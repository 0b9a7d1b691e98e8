import { type ReactNode, useId } from "react";
import { formatShortDay } from "../../i18n/format.ts";
import { useLocale, useWords } from "../../i18n/use-locale.ts";
import { HatchPattern, type Mark, MarkRect } from "./chart-mark.tsx";
import { type Column, ChartTable } from "./chart-table.tsx";
import styles from "./chart.module.css";
import type { InquiryFigures } from "./fetch-figures.ts";
import { figuresWords } from "./figures-words.ts";

export interface ChartFigureProps {
  figures: InquiryFigures;
  title: string;
  now: string;
  note?: string;
  legend: { label: string; mark: Mark }[];
  columns: Column[];
  /** Whether the table ends each row with all inquiries of the week. */
  hasSum?: boolean;
  /** What is drawn: places and sizes in percent. */
  children: ReactNode;
}

/** A chart with its title, what it shows now, what its marks mean, and its table. */
export function ChartFigure(props: ChartFigureProps) {
  const locale = useLocale();
  const { figures, title, now, note, legend, columns, hasSum = false, children } = props;
  const id = useId();
  const words = useWords(figuresWords);
  return (
    <figure className={styles.figure} aria-labelledby={id}>
      <figcaption>
        <h2 id={id}>{title}</h2>
        <p>{now}</p>
      </figcaption>
      <ul className={styles.legend}>
        {legend.map(({ label, mark }) => (
          <li key={label}>
            <Swatch mark={mark} />
            {label}
          </li>
        ))}
      </ul>
      <svg className={styles.chart} role="img" aria-label={`${title}: ${now}`}>
        {children}
        <line className={styles.foot} x1="0" y1="100%" x2="100%" y2="100%" />
      </svg>
      <div className={styles.axis} aria-hidden="true">
        {[0, 4, 8].map((column) => (
          <span key={column}>{formatShortDay(locale, figures.weeks[column]?.week ?? "")}</span>
        ))}
        <span>{words.thisWeek}</span>
      </div>
      {note && <p className={styles.note}>{note}</p>}
      <details className={styles.details}>
        <summary>{words.table}</summary>
        <ChartTable figures={figures} title={title} columns={columns} hasSum={hasSum} />
      </details>
    </figure>
  );
}

/** A chart with nothing to draw yet: its title, and a sentence that says so. */
export function EmptyChart({ title, text }: { title: string; text: string }) {
  const id = useId();
  return (
    <figure className={styles.figure} aria-labelledby={id}>
      <figcaption>
        <h2 id={id}>{title}</h2>
        <p>{text}</p>
      </figcaption>
    </figure>
  );
}

function Swatch({ mark }: { mark: Mark }) {
  const pattern = useId();
  return (
    <svg className={styles.swatch} aria-hidden="true" focusable="false">
      <defs>
        <HatchPattern id={pattern} mark={mark === "late" ? "late" : "hatched"} />
      </defs>
      {mark === "line" ? (
        <line className={styles.promise} x1="0" x2="100%" y1="50%" y2="50%" />
      ) : (
        <MarkRect mark={mark} pattern={pattern} x={0} y={0} width={100} height={100} />
      )}
    </svg>
  );
}
