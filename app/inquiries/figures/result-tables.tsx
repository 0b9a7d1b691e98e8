import { useId } from "react";
import type { Outcome } from "../../backend/inquiry-rows.ts";
import { formatNumber, formatShare } from "../../i18n/format.ts";
import { languageNames } from "../../i18n/language-names.ts";
import { formatCount } from "../../i18n/plural.ts";
import { interpolate, listSeparator } from "../../i18n/text.ts";
import { useLocale, useWords } from "../../i18n/use-locale.ts";
import { assigneeName } from "../desk/assignee-name.ts";
import { outcomeWords } from "../desk/progress/outcome-words.ts";
import { inquiryCount, typeWords } from "../inbox-words.ts";
import type { InquiryFigures } from "./fetch-figures.ts";
import { useTeam } from "../../staff/team.ts";
import { FigureTable, type FigureTableProps } from "./figure-table.tsx";
import styles from "./figure.module.css";
import { figuresWords, resultWords } from "./figures-words.ts";
import { formatHours } from "./format-hours.ts";

interface ResultProps {
  figures: InquiryFigures;
}

/** What became of what was asked, by type and language. */
export function OutcomeTable({ figures }: ResultProps) {
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
export function PeopleTable({ figures: { results } }: ResultProps) {
  const team = useTeam();
  const locale = useLocale();
  const words = useWords(resultWords);
  return (
    <ResultTable
      title={words.people}
      now={results.people.length > 0 ? words.peopleNow : words.nobody}
      head={[words.person, words.replies, words.median]}
      rows={results.people.map(({ user_id: id, replies, median_hours: hours }) => [
        assigneeName(locale, team, id),
        formatNumber(replies),
        formatHours(locale, hours),
      ])}
    />
  );
}

/** `now` says in a sentence what it shows. */
function ResultTable({ now, ...table }: FigureTableProps & { now: string }) {
  const id = useId();
  return (
    <figure className={styles.figure} aria-labelledby={id}>
      <figcaption>
        <h2 id={id}>{table.title}</h2>
        <p>{now}</p>
      </figcaption>
      {table.rows.length > 0 && <FigureTable {...table} />}
    </figure>
  );
}
