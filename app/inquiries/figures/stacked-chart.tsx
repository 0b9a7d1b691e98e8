import { useId } from "react";
import { formatNumber } from "../../i18n/format.ts";
import { directionOf } from "../../i18n/text.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import type { FigureRow } from "../../backend/inquiry-rows.ts";
import { ChartFigure } from "./chart-figure.tsx";
import { barSpan, stackSegments } from "./chart-scale.ts";
import { HatchPattern, type FillMark, MarkRect } from "./chart-mark.tsx";
import type { InquiryFigures } from "./fetch-figures.ts";
import styles from "./chart.module.css";

export interface Series {
  label: string;
  /** In the table, where the label is too long. */
  heading?: string;
  mark: FillMark;
  value: (row: FigureRow) => number;
}

export interface StackedChartProps {
  figures: InquiryFigures;
  title: string;
  /** What the chart shows now, in a sentence. */
  now: string;
  /** Parts of a bar, from its foot. Together they are all inquiries of a week. */
  series: Series[];
}

/** How many inquiries came each week, as a bar with its parts. */
export function StackedChart({ figures, title, now, series }: StackedChartProps) {
  const locale = useLocale();
  const pattern = useId();
  const { weeks, total } = figures;
  const most = Math.max(...weeks.map(({ inquiries }) => inquiries));
  const shown = series.filter(({ value }) => value(total) > 0);
  return (
    <ChartFigure
      figures={figures}
      title={title}
      now={now}
      legend={shown}
      columns={shown.map(({ label, heading = label, value }) => ({
        label: heading,
        text: (row) => formatNumber(value(row)),
      }))}
      hasSum
    >
      <defs>
        <HatchPattern id={pattern} mark={series.some(({ mark }) => mark === "late") ? "late" : "hatched"} />
      </defs>
      {weeks.map((row, column) => {
        const span = barSpan(column, weeks.length, directionOf(locale));
        const segments = stackSegments(
          series.map(({ value }) => value(row)),
          most,
        );
        const top = segments.at(-1)?.y ?? 100;
        return (
          <g key={row.week}>
            {series.map(({ label, mark }, n) => {
              const segment = segments[n];
              if (!segment || segment.height === 0) return null;
              return <MarkRect key={label} mark={mark} pattern={pattern} {...span} {...segment} />;
            })}
            <text className={styles.value} x={`${span.x + span.width / 2}%`} y={`${top}%`} dy="-5">
              {formatNumber(row.inquiries)}
            </text>
          </g>
        );
      })}
    </ChartFigure>
  );
}
