import type { FigureRow } from "../../backend/inquiry-rows.ts";
import { formatNumber, formatShare, formatShortDay } from "../../i18n/format.ts";
import { useLocale, useWords } from "../../i18n/use-locale.ts";
import type { InquiryFigures } from "./fetch-figures.ts";
import { FigureTable } from "./figure-table.tsx";
import { figuresWords, weekWords } from "./figures-words.ts";

/** What the chart shows, in numbers, the newest week first. */
export function WeekTable({ figures: { weeks, total } }: { figures: InquiryFigures }) {
  const locale = useLocale();
  const words = useWords(weekWords);
  const columns: [label: string, text: (row: FigureRow) => string][] = [
    [words.inquiries, (row) => formatNumber(row.inquiries)],
    [words.inTime, (row) => formatNumber(row.in_time)],
    [words.late, (row) => formatNumber(row.late)],
    [words.open, (row) => formatNumber(row.still_open)],
    [
      words.share,
      ({ in_time: inTime, late }) =>
        inTime + late > 0 ? formatShare(locale, inTime / (inTime + late)) : "–",
    ],
  ];
  const cells = (label: string, row: FigureRow) => [label, ...columns.map(([, text]) => text(row))];
  return (
    <FigureTable
      title={words.title}
      head={[figuresWords.week[locale], ...columns.map(([label]) => label)]}
      rows={weeks.toReversed().map((row) => cells(formatShortDay(locale, row.week), row))}
      foot={cells(figuresWords.sum[locale], total)}
    />
  );
}
