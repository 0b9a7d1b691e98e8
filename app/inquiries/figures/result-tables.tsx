import { type ReactNode, useId } from "react";
import { formatNumber, formatShare } from "../../i18n/format.ts";
import { Isolate } from "../../i18n/isolate.tsx";
import { languageNames } from "../../i18n/language-names.ts";
import { formatCount } from "../../i18n/plural.ts";
import { interpolate, listSeparator } from "../../i18n/text.ts";
import { useLocale, useWords } from "../../i18n/use-locale.ts";
import { assigneeName } from "../desk/assignee-name.ts";
import { outcomeWords } from "../desk/progress/outcome-words.ts";
import { typeWords } from "../inbox-words.ts";
import styles from "./chart.module.css";
import { figuresWords, inquiryCount, resultWords, timeChartWords } from "./figures-words.ts";
import { formatHours } from "./format-hours.ts";
import type { ChartProps } from "./inquiry-charts.tsx";

const counted = ["asked", "quoted", "won", "lost"] as const;

/** What became of what was asked, by type and language. */
export function OutcomeTable({ figures }: ChartProps) {
  const locale = useLocale();
  const words = useWords(resultWords);
  const rows = figures.results.outcomes;
  const total = (name: (typeof counted)[number]) => rows.reduce((sum, row) => sum + row[name], 0);
  const share = (won: number, asked: number) => (asked > 0 ? formatShare(locale, won / asked) : "–");
  const now = interpolate(words.outcomesNow, {
    won: formatNumber(total("won")),
    inquiries: formatCount(locale, total("asked"), inquiryCount),
  });
  return (
    <ResultTable
      title={words.outcomes}
      now={now}
      columns={[
        words.kind,
        words.asked,
        ...(["quoted", "won", "lost"] as const).map((one) => outcomeWords[one][locale]),
        words.share,
      ]}
    >
      <tbody>
        {rows.map((row) => (
          <tr key={row.type + row.locale}>
            <th scope="row">
              {typeWords[row.type][locale]}
              {listSeparator(locale)}
              {languageNames[row.locale][locale]}
            </th>
            {counted.map((name) => (
              <td key={name}>{formatNumber(row[name])}</td>
            ))}
            <td>{share(row.won, row.asked)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{figuresWords.sum[locale]}</th>
          {counted.map((name) => (
            <td key={name}>{formatNumber(total(name))}</td>
          ))}
          <td>{share(total("won"), total("asked"))}</td>
        </tr>
      </tfoot>
    </ResultTable>
  );
}

/** How long each colleague took for first replies. */
export function PeopleTable({ figures }: ChartProps) {
  const locale = useLocale();
  const words = useWords(resultWords);
  const { results, team } = figures;
  if (results.people.length === 0)
    return <ResultTable title={words.people} now={words.nobody} columns={[]} />;
  return (
    <ResultTable
      title={words.people}
      now={words.peopleNow}
      columns={[words.person, words.replies, timeChartWords.median[locale]]}
    >
      <tbody>
        {results.people.map(({ user_id: id, replies, median_hours: hours }) => (
          <tr key={id}>
            <th scope="row">
              <Isolate>{assigneeName(locale, team, id)}</Isolate>
            </th>
            <td>{formatNumber(replies)}</td>
            <td>{formatHours(locale, hours)}</td>
          </tr>
        ))}
      </tbody>
    </ResultTable>
  );
}

interface ResultTableProps {
  title: string;
  /** What it shows now, in a sentence. */
  now: string;
  columns: string[];
  children?: ReactNode;
}

function ResultTable({ title, now, columns, children }: ResultTableProps) {
  const id = useId();
  return (
    <figure className={styles.figure} aria-labelledby={id}>
      <figcaption>
        <h2 id={id}>{title}</h2>
        <p>{now}</p>
      </figcaption>
      {children && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keys too, where large text makes it wider than the page
        <div className={styles.scroller} role="region" aria-label={title} tabIndex={0}>
          <table className={styles.table}>
            <caption className="sr-only">{title}</caption>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            {children}
          </table>
        </div>
      )}
    </figure>
  );
}
