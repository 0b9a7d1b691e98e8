import { type FormEvent, useState } from "react";
import { useLocale, useWords } from "../i18n/use-locale.ts";
import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/field.tsx";
import formStyles from "../ui/form.module.css";
import { checkDays, dayLimits, focusProblem, type FormProblems } from "./day-range.ts";
import type { ClosedRange } from "./fetch-hours.ts";
import styles from "./hours.module.css";
import { closedDaysWords, hoursWords } from "./hours-words.ts";

export interface ClosedDaysFormProps {
  /** What it begins with. */
  range?: ClosedRange | undefined;
  isBusy: boolean;
  onSave: (range: ClosedRange) => void;
}

export function ClosedDaysForm({ range, isBusy, onSave }: ClosedDaysFormProps) {
  const locale = useLocale();
  const words = useWords({ ...hoursWords, ...closedDaysWords });
  const [problems, setProblems] = useState<FormProblems>({});

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const fields = new FormData(event.currentTarget);
    const read = (name: string) => String(fields.get(name)).trim();
    const first = read("first_day");
    const entered = {
      first_day: first,
      last_day: read("last_day") || first,
      name_en: read("name_en"),
      name_ar: read("name_ar"),
    };
    const found = {
      ...checkDays(locale, first, entered.last_day, 31),
      ...(!entered.name_en && { name_en: words.noName }),
      ...(!entered.name_ar && { name_ar: words.noName }),
    };
    setProblems(found);
    if (!focusProblem(event.currentTarget, found)) onSave(entered);
  }

  const field = (name: keyof ClosedRange) => ({
    name,
    id: `closed-${name}`,
    defaultValue: range?.[name],
    problem: problems[name],
  });
  return (
    <form
      className={`${formStyles.form} ${formStyles.twoColumn} ${styles.form}`}
      noValidate
      onSubmit={submit}
    >
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
      <div className={`${formStyles.footer} ${formStyles.full}`}>
        <Button type="submit" busy={isBusy}>
          {isBusy ? words.saving : words.save}
        </Button>
      </div>
    </form>
  );
}
