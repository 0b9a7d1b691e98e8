import { useState } from "react";
import { formatDays } from "../i18n/format.ts";
import { inEachLocale, interpolate } from "../i18n/text.ts";
import { useLocale, useWords } from "../i18n/use-locale.ts";
import { formProblems } from "../staff/form-problems.ts";
import { useAction } from "../staff/use-action.ts";
import { Button } from "../ui/form/button.tsx";
import { TextField } from "../ui/form/field.tsx";
import { Form, type FormProblems, textOf } from "../ui/form/form.tsx";
import { RecordItem, RecordList } from "../ui/record-list.tsx";
import { changeClosedDays } from "./change-closed-days.ts";
import { checkDays, dayLimits } from "./day-range.ts";
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
  /** What was deleted last: the form begins with it. */
  const [deleted, setDeleted] = useState<ClosedRange>();

  const remove = useAction(
    (range: ClosedRange) => changeClosedDays({ ...range, name_en: null, name_ar: null }),
    {
      topic: "hours",
      changes: [hoursKey],
      failed: hoursWords.unchanged,
      done: (moved, { first_day: first, last_day: last }) => ({
        title: inEachLocale((to) =>
          interpolate(closedDaysWords.deleted[to], { days: formatDays(to, first, last) }),
        ),
        text: inEachLocale((to) =>
          [movedText(moved), hoursWords.backInForm].flatMap((text) => (text ? [text[to]] : [])).join(" "),
        ),
      }),
      onDone: (_, range) => {
        setDeleted(range);
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
      <ClosedDaysForm key={deleted?.first_day} range={deleted} onSaved={() => setDeleted(undefined)} />
      {closed.length === 0 && <p>{words.none}</p>}
      {years.map((year, index) => (
        <details key={year} className={`disclosure ${styles.year}`} open={index === 0}>
          <summary>
            <h3>{year}</h3>
          </summary>
          <RecordList>
            {closed
              .filter((range) => yearOf(range) === year)
              .map((range) => (
                <RecordItem
                  key={range.first_day}
                  id={range.first_day}
                  name={range[`name_${locale}`]}
                  note={formatDays(locale, range.first_day, range.last_day)}
                  actions={
                    <Button
                      variant="ghost"
                      busy={remove.isBusy}
                      aria-describedby={range.first_day}
                      onClick={() => void remove.run(range)}
                    >
                      {hoursWords.delete[locale]}
                    </Button>
                  }
                />
              ))}
          </RecordList>
        </details>
      ))}
    </>
  );
}

interface ClosedDaysFormProps {
  /** What it begins with. */
  range: ClosedRange | undefined;
  onSaved: () => void;
}

function ClosedDaysForm({ range, onSaved }: ClosedDaysFormProps) {
  const words = useWords({ ...hoursWords, ...closedDaysWords });
  const save = useAction((entered: ClosedRange) => changeClosedDays(entered), {
    topic: "hours",
    changes: [hoursKey],
    done: (moved) => ({ title: closedDaysWords.saved, text: movedText(moved) }),
    onDone: onSaved,
  });

  async function send(fields: FormData): Promise<FormProblems | undefined> {
    const first = textOf(fields, "first_day");
    const entered = {
      first_day: first,
      last_day: textOf(fields, "last_day") || first,
      name_en: textOf(fields, "name_en"),
      name_ar: textOf(fields, "name_ar"),
    };
    const found = {
      ...checkDays(first, entered.last_day, 31),
      ...(!entered.name_en && { name_en: closedDaysWords.noName }),
      ...(!entered.name_ar && { name_ar: closedDaysWords.noName }),
    };
    if (Object.keys(found).length > 0) return found;
    return formProblems(await save.run(entered), hoursWords.unchanged);
  }

  const field = (name: keyof ClosedRange) => ({ name, id: `closed-${name}`, defaultValue: range?.[name] });
  return (
    <Form send={send} submitLabel={words.save} busyLabel={words.saving} columns={2}>
      <TextField {...field("first_day")} {...dayLimits} type="date" label={words.firstDay} required />
      <TextField
        {...field("last_day")}
        {...dayLimits}
        type="date"
        label={words.lastDay}
        optionalLabel={words.optional}
        hint={words.lastDayHint}
      />
      <TextField {...field("name_en")} label={words.nameEn} lang="en" dir="ltr" maxLength={100} required />
      <TextField {...field("name_ar")} label={words.nameAr} lang="ar" dir="rtl" maxLength={100} required />
    </Form>
  );
}

/** Replies whose moment has moved, if any have. */
function movedText(moved: number) {
  if (moved === 0) return undefined;
  return inEachLocale((to) => interpolate(closedDaysWords.moved[to], { count: moved }));
}
