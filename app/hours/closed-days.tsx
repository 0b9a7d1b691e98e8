import { useState } from "react";
import { useAction } from "../staff/use-action.ts";
import { formatDays } from "../i18n/format.ts";
import { inEachLocale, interpolate } from "../i18n/text.ts";
import { useLocale, useWords } from "../i18n/use-locale.ts";
import listStyles from "../staff/record-list.module.css";
import { Button } from "../ui/button.tsx";
import { changeClosedDays } from "./change-closed-days.ts";
import { ClosedDaysForm } from "./closed-days-form.tsx";
import { type ClosedRange, hoursKey } from "./fetch-hours.ts";
import styles from "./hours.module.css";
import { closedDaysWords, hoursWords } from "./hours-words.ts";

export interface ClosedDaysProps {
  closed: ClosedRange[];
  onDeleted: () => void;
}

export function ClosedDays({ closed, onDeleted }: ClosedDaysProps) {
  const locale = useLocale();
  const words = useWords(closedDaysWords);
  const [form, setForm] = useState<{ key: number; range?: ClosedRange }>({ key: 0 });

  const movedText = (moved: number) =>
    moved > 0 && inEachLocale((to) => interpolate(closedDaysWords.moved[to], { count: moved }));
  const shared = { failed: hoursWords.unchanged, topic: "hours", changes: [hoursKey] };
  const save = useAction((range: ClosedRange) => changeClosedDays(range), {
    ...shared,
    done: (moved) => ({ title: closedDaysWords.saved, text: movedText(moved) || undefined }),
    onDone: () => setForm(({ key }) => ({ key: key + 1 })),
  });
  const remove = useAction(
    (range: ClosedRange) => changeClosedDays({ ...range, name_en: null, name_ar: null }),
    {
      ...shared,
      done: (moved, { first_day: first, last_day: last }) => ({
        title: inEachLocale((to) =>
          interpolate(closedDaysWords.deleted[to], { days: formatDays(to, first, last) }),
        ),
        text: inEachLocale((to) =>
          [movedText(moved), hoursWords.backInForm].flatMap((text) => (text ? [text[to]] : [])).join(" "),
        ),
      }),
      onDone: (_, range) => {
        setForm(({ key }) => ({ key: key + 1, range }));
        onDeleted();
      },
    },
  );

  const yearOf = ({ first_day }: ClosedRange) => first_day.slice(0, 4);
  const years = [...new Set(closed.map(yearOf))];
  return (
    <>
      <h2>{words.title}</h2>
      <p className="prose">{words.text}</p>
      <h3>{words.add}</h3>
      <ClosedDaysForm
        key={form.key}
        range={form.range}
        isBusy={save.isBusy}
        onSave={(range) => void save.run(range)}
      />
      {closed.length === 0 && <p>{words.none}</p>}
      {years.map((year, index) => (
        <details key={year} className={styles.year} open={index === 0}>
          <summary>
            <h3>{year}</h3>
          </summary>
          <ul className={listStyles.list}>
            {closed
              .filter((range) => yearOf(range) === year)
              .map((range) => (
                <li key={range.first_day} className={styles.day}>
                  <p>
                    <b id={range.first_day}>{range[`name_${locale}`]}</b>
                    <span>{formatDays(locale, range.first_day, range.last_day)}</span>
                  </p>
                  <Button
                    variant="ghost"
                    busy={remove.isBusy}
                    aria-describedby={range.first_day}
                    onClick={() => void remove.run(range)}
                  >
                    {hoursWords.delete[locale]}
                  </Button>
                </li>
              ))}
          </ul>
        </details>
      ))}
    </>
  );
}
