import { Children, useId } from "react";
import type { Outcome } from "../../backend/inquiry-rows.ts";
import { formatNumber, formatShare } from "../../i18n/format.ts";
import { Isolate } from "../../i18n/isolate.tsx";
import { languageNames } from "../../i18n/language-names.ts";
import { formatCount } from "../../i18n/plural.ts";
import { interpolate, listSeparator } from "../../i18n/text.ts";
import { useLocale, useWords } from "../../i18n/use-locale.ts";
import { assigneeName } from "../desk/assignee-name.ts";
import { outcomeWords } from "../desk/progress/outcome-words.ts";
import { inquiryCount, typeWords } from "../inbox-words.ts";
import styles from "./chart.module.css";
import { figuresWords, resultWords, timeChartWords } from "./figures-words.ts";
import { formatHours } from "./format-hours.ts";
import type { ChartProps } from "./inquiry-charts.tsx";

/** What became of what was asked, by type and language. */
export function OutcomeTable({ figures }: ChartProps) {
  const locale = useLocale();
  const words = useWords(resultWords);
  const rows = figures.results.outcomes;
  const total = (name: "asked" | Outcome) => rows.reduce((sum, row) => sum + row[name], 0);
  const sum = { asked: total("asked"), quoted: total("quoted"), won: total("won"), lost: total("lost") };
  const cells = (label: string, { asked, quoted, won, lost }: typeof sum) => [
    label,
    ...[asked, quoted, won, lost].map(formatNumber),
    formatShare(locale, won / Math.max(1, asked)),
  ];
  const { quoted, won, lost } = outcomeWords;
  return (
    <ResultTable
      title={words.outcomes}
      now={interpolate(words.outcomesNow, {
        won: formatNumber(sum.won),
        inquiries: formatCount(locale, sum.asked, inquiryCount),
      })}
      head={[words.kind, words.asked, quoted[locale], won[locale], lost[locale], words.share]}
      rows={rows.map((row) =>
        cells(typeWords[row.type][locale] + listSeparator(locale) + languageNames[row.locale][locale], row),
      )}
      foot={cells(figuresWords.sum[locale], sum)}
    />
  );
}

/** How long each colleague took for first replies. */
export function PeopleTable({ figures: { results, team } }: ChartProps) {
  const locale = useLocale();
  const words = useWords(resultWords);
  return (
    <ResultTable
      title={words.people}
      now={results.people.length > 0 ? words.peopleNow : words.nobody}
      head={[words.person, words.replies, timeChartWords.median[locale]]}
      rows={results.people.map(({ user_id: id, replies, median_hours: hours }) => [
        assigneeName(locale, team, id),
        formatNumber(replies),
        formatHours(locale, hours),
      ])}
    />
  );
}

interface ResultTableProps {
  title: string;
  /** What it shows now, in a sentence. */
  now: string;
  head: string[];
  rows: string[][];
  foot?: string[];
}

function ResultTable({ title, now, head, rows, foot }: ResultTableProps) {
  const id = useId();
  return (
    <figure className={styles.figure} aria-labelledby={id}>
      <figcaption>
        <h2 id={id}>{title}</h2>
        <p>{now}</p>
      </figcaption>
      {rows.length > 0 && (
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
            <tbody>
              {rows.map((cells) => (
                <Row key={cells[0]} cells={cells} />
              ))}
            </tbody>
            {foot && (
              <tfoot>
                <Row cells={foot} />
              </tfoot>
            )}
          </table>
        </div>
      )}
    </figure>
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
