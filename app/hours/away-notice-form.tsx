import { type FormEvent, useState } from "react";
import { type ApiError, errorText } from "../backend/api-error.ts";
import type { AwayNoticeRow } from "../backend/staff-rows.ts";
import { useLocale, useWords } from "../i18n/use-locale.ts";
import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/field.tsx";
import formStyles from "../ui/form.module.css";
import { checkDays, dayLimits, focusProblem, type FormProblems } from "./day-range.ts";
import styles from "./hours.module.css";
import { hoursWords, noticeWords } from "./hours-words.ts";

export type NoticeFields = Omit<AwayNoticeRow, "id">;

export interface AwayNoticeFormProps {
  /** What it begins with. */
  fields?: NoticeFields | undefined;
  isBusy: boolean;
  onSave: (fields: NoticeFields) => Promise<ApiError | undefined>;
}

export function AwayNoticeForm({ fields, isBusy, onSave }: AwayNoticeFormProps) {
  const locale = useLocale();
  const words = useWords({ ...hoursWords, ...noticeWords });
  const [problems, setProblems] = useState<FormProblems>({});

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    const given = new FormData(form);
    const read = (name: string) => String(given.get(name)).trim();
    const entered = {
      first_day: read("first_day"),
      last_day: read("last_day"),
      text_en: read("text_en") || null,
      text_ar: read("text_ar") || null,
    };
    const hasText = entered.text_en ?? entered.text_ar;
    const found = {
      ...checkDays(locale, entered.first_day, entered.last_day, 367),
      ...(!hasText && { [`text_${locale}`]: words.noText }),
    };
    setProblems(found);
    if (focusProblem(form, found)) return;
    const error = await onSave(entered);
    if (!error) return;
    const refused = { first_day: errorText(error)[locale] };
    setProblems(refused);
    focusProblem(form, refused);
  }

  const field = (name: keyof NoticeFields) => ({
    name,
    id: `notice-${name}`,
    defaultValue: fields?.[name] ?? "",
    problem: problems[name],
  });
  const line = { className: formStyles.full, maxLength: 300, optionalLabel: words.optional };
  return (
    <form
      className={`${formStyles.form} ${formStyles.twoColumn} ${styles.form}`}
      noValidate
      onSubmit={submit}
    >
      <TextField {...field("first_day")} {...dayLimits} type="date" label={words.firstDay} required />
      <TextField {...field("last_day")} {...dayLimits} type="date" label={words.lastDay} required />
      <TextField {...field("text_en")} {...line} label={words.english} lang="en" dir="ltr" />
      <TextField
        {...field("text_ar")}
        {...line}
        label={words.arabic}
        lang="ar"
        dir="rtl"
        hint={words.textHint}
      />
      <div className={`${formStyles.footer} ${formStyles.full}`}>
        <Button type="submit" busy={isBusy}>
          {isBusy ? words.saving : words.save}
        </Button>
      </div>
    </form>
  );
}
