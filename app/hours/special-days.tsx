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
import { changeSpecialDays } from "./change-special-days.ts";
import { checkDays, dayLimits } from "./day-range.ts";
import { type HoursData, hoursKey, type SpecialRange } from "./fetch-hours.ts";
import styles from "./hours.module.css";
import { hoursWords, specialDaysWords } from "./hours-words.ts";

export interface SpecialDaysProps extends Pick<HoursData, "special" | "past"> {
  onDeleted: () => void;
}

export function SpecialDays({ special, past, onDeleted }: SpecialDaysProps) {
  const locale = useLocale();
  const words = useWords({ ...hoursWords, ...specialDaysWords });
  /** What was deleted last: the form begins with it. */
  const [deleted, setDeleted] = useState<SpecialRange>();

  const remove = useAction(
    (range: SpecialRange) => changeSpecialDays({ ...range, name_en: null, name_ar: null }),
    {
      topic: "hours",
      changes: [hoursKey],
      failed: hoursWords.unchanged,
      done: (moved, { first_day: first, last_day: last }) => ({
        title: inEachLocale((to) =>
          interpolate(specialDaysWords.deleted[to], { days: formatDays(to, first, last) }),
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

  const pastTitle = interpolate(words.past, { year: past[0]?.first_day.slice(0, 4) ?? "" });
  const groups = [...Map.groupBy(special, yearOf), ...Map.groupBy(past, () => pastTitle)];
  return (
    <>
      <h2>{words.title}</h2>
      <p className="prose">{words.text}</p>
      <h3>{words.add}</h3>
      <SpecialDaysForm key={deleted && idOf(deleted)} range={deleted} onSaved={() => setDeleted(undefined)} />
      {special.length === 0 && <p>{words.none}</p>}
      {groups.map(([title, ranges], index) => (
        <details key={title} className={`disclosure ${styles.year}`} open={index === 0}>
          <summary>
            <h3>{title}</h3>
          </summary>
          <RecordList>
            {ranges.map((range) => (
              <RecordItem
                key={idOf(range)}
                id={idOf(range)}
                name={range[`name_${locale}`]}
                state={hoursText(words.openHours, range)}
                note={formatDays(locale, range.first_day, range.last_day)}
                actions={
                  <Button
                    variant="ghost"
                    busy={remove.isBusy}
                    aria-describedby={idOf(range)}
                    onClick={() => void remove.run(range)}
                  >
                    {words.delete}
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

function yearOf({ first_day: day }: SpecialRange): string {
  return day.slice(0, 4);
}

function idOf({ first_day: day, opens }: SpecialRange): string {
  return `${opens ? "open" : "closed"}-${day}`;
}

function hoursText(words: string, { opens, closes }: SpecialRange): string | undefined {
  return opens && closes ? interpolate(words, { opens, closes }) : undefined;
}

interface SpecialDaysFormProps {
  /** What it begins with. */
  range: SpecialRange | undefined;
  onSaved: () => void;
}

function SpecialDaysForm({ range, onSaved }: SpecialDaysFormProps) {
  const words = useWords({ ...hoursWords, ...specialDaysWords });
  const save = useAction((entered: SpecialRange) => changeSpecialDays(entered), {
    topic: "hours",
    changes: [hoursKey],
    done: (moved) => ({ title: specialDaysWords.saved, text: movedText(moved) }),
    onDone: onSaved,
  });

  async function send(fields: FormData): Promise<FormProblems | undefined> {
    const first = textOf(fields, "first_day");
    const entered = {
      first_day: first,
      last_day: textOf(fields, "last_day") || first,
      name_en: textOf(fields, "name_en"),
      name_ar: textOf(fields, "name_ar"),
      opens: textOf(fields, "opens") || null,
      closes: textOf(fields, "closes") || null,
    };
    const { opens, closes } = entered;
    const found = {
      ...checkDays(first, entered.last_day, 31),
      ...((opens ?? closes) &&
        !(opens && closes && opens < closes) && { closes: specialDaysWords.wrongHours }),
      ...(!entered.name_en && { name_en: specialDaysWords.noName }),
      ...(!entered.name_ar && { name_ar: specialDaysWords.noName }),
    };
    if (Object.keys(found).length > 0) return found;
    return formProblems(await save.run(entered), hoursWords.unchanged);
  }

  const field = (name: keyof SpecialRange) => ({
    name,
    id: `special-${name}`,
    defaultValue: range?.[name] ?? "",
  });
  const { optional } = words;
  return (
    <Form send={send} submitLabel={words.save} busyLabel={words.saving} columns={2}>
      <TextField {...field("first_day")} {...dayLimits} type="date" label={words.firstDay} required />
      <TextField
        {...field("last_day")}
        {...dayLimits}
        type="date"
        label={words.lastDay}
        optionalLabel={optional}
        hint={words.lastDayHint}
      />
      <TextField
        {...field("opens")}
        type="time"
        label={words.opens}
        optionalLabel={optional}
        hint={words.hoursHint}
      />
      <TextField {...field("closes")} type="time" label={words.closes} optionalLabel={optional} />
      <TextField {...field("name_en")} label={words.nameEn} lang="en" dir="ltr" maxLength={100} required />
      <TextField {...field("name_ar")} label={words.nameAr} lang="ar" dir="rtl" maxLength={100} required />
    </Form>
  );
}

/** Replies whose moment has moved, if any have. */
function movedText(moved: number) {
  if (moved === 0) return undefined;
  return inEachLocale((to) => interpolate(specialDaysWords.moved[to], { count: moved }));
}
