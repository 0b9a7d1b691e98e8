import { useId } from "react";
import { directionOf, interpolate } from "../../i18n/text.ts";
import { useLocale, useWords } from "../../i18n/use-locale.ts";
import { ChartFigure, EmptyChart } from "./chart-figure.tsx";
import { HatchPattern, MarkRect } from "./chart-mark.tsx";
import { barSpan, heightOf } from "./chart-scale.ts";
import styles from "./chart.module.css";
import { timeChartWords } from "./figures-words.ts";
import { formatHours } from "./format-hours.ts";
import type { ChartProps } from "./inquiry-charts.tsx";

const promisedHours = 24;

/** How long answers took: of each week the median as the lower bar, nine in ten as the upper, and the promise as a line. */
export function TimeChart({ figures }: ChartProps) {
  const locale = useLocale();
  const pattern = useId();
  const words = useWords(timeChartWords);
  const { weeks, total } = figures;
  const most = Math.max(promisedHours, ...weeks.map((week) => week.ninth_tenth_hours ?? 0));
  const promiseY = 100 - heightOf(promisedHours, most);
  const text = (hours: number | null) => (hours === null ? "–" : formatHours(locale, hours));
  if (total.median_hours === null || total.ninth_tenth_hours === null)
    return <EmptyChart title={words.title} text={words.nowUnanswered} />;
  return (
    <ChartFigure
      figures={figures}
      title={words.title}
      now={interpolate(words.now, {
        half: formatHours(locale, total.median_hours),
        most: formatHours(locale, total.ninth_tenth_hours),
      })}
      note={words.note}
      legend={[
        { label: words.median, mark: "accent" },
        { label: words.ninthTenth, mark: "hatched" },
        { label: words.promise, mark: "line" },
      ]}
      columns={[
        { label: words.median, text: (row) => text(row.median_hours) },
        { label: words.ninthTenth, text: (row) => text(row.ninth_tenth_hours) },
      ]}
    >
      <defs>
        <HatchPattern id={pattern} mark="hatched" />
      </defs>
      {weeks.map((row, column) => {
        const span = barSpan(column, weeks.length, directionOf(locale));
        const median = barHeight(row.median_hours, most);
        const ninthTenth = Math.max(median, barHeight(row.ninth_tenth_hours, most));
        return (
          <g key={row.week}>
            <MarkRect
              mark="hatched"
              pattern={pattern}
              {...span}
              y={100 - ninthTenth}
              height={ninthTenth - median}
            />
            <MarkRect mark="accent" pattern={pattern} {...span} y={100 - median} height={median} />
          </g>
        );
      })}
      <line className={styles.promise} x1="0" x2="100%" y1={`${promiseY}%`} y2={`${promiseY}%`} />
    </ChartFigure>
  );
}

const minHeight = 1.5;

/** Minutes of a day are seen, too. */
function barHeight(hours: number | null, most: number): number {
  return hours === null ? 0 : Math.max(minHeight, heightOf(hours, most));
}
