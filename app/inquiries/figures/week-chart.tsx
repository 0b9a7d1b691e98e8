import { useId } from "react";
import type { FigureRow } from "../../backend/inquiry-rows.ts";
import { formatNumber, formatShare, formatShortDay } from "../../i18n/format.ts";
import { formatCount } from "../../i18n/plural.ts";
import { directionOf, interpolate } from "../../i18n/text.ts";
import { useLocale, useWords } from "../../i18n/use-locale.ts";
import { inquiryCount } from "../inbox-words.ts";
import type { InquiryFigures } from "./fetch-figures.ts";
import styles from "./figures.module.css";
import { figuresWords, openCount, weekWords } from "./figures-words.ts";
import { FigureTable } from "./figure-table.tsx";

const marks = { inTime: styles.inTime, late: styles.late, open: styles.open, other: styles.other };

interface Part {
  name: keyof typeof marks;
  value: (row: FigureRow) => number;
}

/** Of a bar, from its foot. Together they are all inquiries of a week. */
const parts: Part[] = [
  { name: "inTime", value: (row) => row.in_time },
  { name: "late", value: (row) => row.late },
  { name: "open", value: (row) => row.still_open },
  { name: "other", value: (row) => row.inquiries - row.in_time - row.late - row.still_open },
];

/** Percent of the chart's height that a number above the highest bar takes, and of a column's width that its bar takes. */
const roomAbove = 12;
const barShare = 0.62;

/** How many inquiries came each week, and how many of them were answered in time: in a sentence, bars and a table. */
export function WeekChart({ figures }: { figures: InquiryFigures }) {
  const locale = useLocale();
  const words = useWords(weekWords);
  const id = useId();
  const hatch = useId();
  const { weeks, total } = figures;
  const answered = total.in_time + total.late;
  const now = interpolate(answered > 0 ? words.now : words.nowUnanswered, {
    inquiries: formatCount(locale, total.inquiries, inquiryCount),
    share: answered > 0 ? formatShare(locale, total.in_time / answered) : "",
    open: formatCount(locale, total.still_open, openCount),
  });
  const most = Math.max(...weeks.map(({ inquiries }) => inquiries));
  const pitch = 100 / weeks.length;
  return (
    <figure className={`${styles.figure} ${styles.whole}`} aria-labelledby={id}>
      <figcaption>
        <h2 id={id}>{words.title}</h2>
        <p>{now}</p>
      </figcaption>
      <ul className={styles.legend}>
        {parts
          .filter(({ value }) => value(total) > 0)
          .map(({ name }) => (
            <li key={name}>
              <svg className={styles.swatch} aria-hidden="true" focusable="false">
                <PartRect name={name} hatch={hatch} x={0} y={0} width={100} height={100} />
              </svg>
              {words[name]}
            </li>
          ))}
      </ul>
      <svg className={styles.chart} role="img" aria-label={`${words.title}: ${now}`}>
        <defs>
          <pattern id={hatch} width="5" height="5" patternUnits="userSpaceOnUse" className={styles.late}>
            <path className={styles.hatch} d="M-1 1L1 -1M0 5L5 0M4 6L6 4" />
          </pattern>
        </defs>
        {weeks.map((row, index) => {
          // Time runs from the side where reading begins.
          const column = directionOf(locale) === "rtl" ? weeks.length - 1 - index : index;
          const x = (column + (1 - barShare) / 2) * pitch;
          let y = 100;
          const rects = parts.map(({ name, value }) => {
            const height = (value(row) / most) * (100 - roomAbove);
            y -= height;
            return { name, hatch, x, y, width: barShare * pitch, height };
          });
          return (
            <g key={row.week}>
              {rects.map((rect) => rect.height > 0 && <PartRect key={rect.name} {...rect} />)}
              <text className={styles.value} x={`${(column + 0.5) * pitch}%`} y={`${y}%`} dy="-5">
                {formatNumber(row.inquiries)}
              </text>
            </g>
          );
        })}
        <line className={styles.foot} x1="0" y1="100%" x2="100%" y2="100%" />
      </svg>
      <div className={styles.axis} aria-hidden="true">
        {[0, 4, 8].map((index) => (
          <span key={index}>{formatShortDay(locale, weeks[index]?.week ?? "")}</span>
        ))}
        <span>{figuresWords.thisWeek[locale]}</span>
      </div>
      <details className={styles.details}>
        <summary>{figuresWords.table[locale]}</summary>
        <WeekTable figures={figures} />
      </details>
    </figure>
  );
}

interface PartRectProps {
  name: Part["name"];
  hatch: string;
  /** In percent. */
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Each differs from the others without its colour, too. */
function PartRect({ name, hatch, x, y, width, height }: PartRectProps) {
  return (
    <rect
      className={`${styles.mark} ${marks[name]}`}
      x={`${x}%`}
      y={`${y}%`}
      width={`${width}%`}
      height={`${height}%`}
      {...(name === "late" && { fill: `url(#${hatch})` })}
    />
  );
}

/** What the chart shows, in numbers, the newest week first. */
function WeekTable({ figures: { weeks, total } }: { figures: InquiryFigures }) {
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
