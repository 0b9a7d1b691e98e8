import { useId } from "react";
import { formatNumber, formatShare } from "../../i18n/format.ts";
import { languageNames } from "../../i18n/language-names.ts";
import { formatPeriodAfter } from "../../i18n/format.ts";
import { formatCount } from "../../i18n/plural.ts";
import { interpolate, listSeparator, type Locale } from "../../i18n/text.ts";
import { useLocale, useWords } from "../../i18n/use-locale.ts";
import { assigneeName } from "../desk/assignee-name.ts";
import { outcomes, outcomeWords } from "../desk/progress/outcome-words.ts";
import { inquiryCount, typeWords } from "../inbox-words.ts";
import type { InquiryFigures } from "./fetch-figures.ts";
import { useTeam } from "../../staff/team.ts";
import { FigureTable, type FigureTableProps } from "./figure-table.tsx";
import styles from "./figures.module.css";
import { figuresWords, resultWords } from "./figures-words.ts";

interface ResultProps {
  figures: InquiryFigures;
}

/** What became of what was asked, by type and language. */
export function OutcomeTable({ figures }: ResultProps) {
  const locale = useLocale();
  const words = useWords(resultWords);
  const rows = figures.results.outcomes;
  const counted = ["asked", ...outcomes] as const;
  const total = (name: (typeof counted)[number]) => rows.reduce((sum, row) => sum + row[name], 0);
  const cells = (label: string, countOf: typeof total) => [
    label,
    ...counted.map((name) => formatNumber(countOf(name))),
    // What is not ours could not be won.
    formatShare(locale, countOf("won") / Math.max(1, countOf("asked") - countOf("not_ours"))),
  ];
  return (
    <ResultTable
      title={words.outcomes}
      now={interpolate(words.outcomesNow, {
        won: formatNumber(total("won")),
        inquiries: formatCount(locale, total("asked"), inquiryCount),
      })}
      head={[words.kind, words.asked, ...outcomes.map((one) => outcomeWords[one][locale]), words.share]}
      rows={rows.map((row) =>
        cells(
          typeWords[row.type][locale] + listSeparator(locale) + languageNames[row.locale][locale],
          (name) => row[name],
        ),
      )}
      foot={cells(figuresWords.sum[locale], total)}
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

/** After “within”, as one says it: `6 minutes`, never none at all, below an hour; `2.5 hours`, `14 hours`. */
export function formatHours(locale: Locale, hours: number): string {
  const minutes = Math.max(1, Math.round(hours * 60));
  if (minutes < 60) return formatPeriodAfter(locale, minutes, "minute");
  return formatPeriodAfter(locale, hours < 10 ? Math.round(hours * 10) / 10 : Math.round(hours), "hour");
}
