import { interpolate, type Locale } from "../i18n/text.ts";
import { hoursWords } from "./hours-words.ts";

/** What is wrong with two days of a form, by the name of the field. */
export function checkDays(locale: Locale, first: string, last: string, maxDays: number) {
  const words = hoursWords;
  if (!first) return { first_day: words.noDay[locale] };
  if (!last) return { last_day: words.noDay[locale] };
  if (last < first) return { last_day: words.wrongLastDay[locale] };
  const isTooLong = Date.parse(last) - Date.parse(first) >= maxDays * 86_400_000;
  return isTooLong ? { last_day: interpolate(words.tooLong[locale], { days: maxDays }) } : {};
}

export type FormProblems = Partial<Record<string, string>>;

/** Moves the focus to the first field with a problem. Whether there is one. */
export function focusProblem(form: HTMLFormElement, problems: FormProblems): boolean {
  const [name] = Object.keys(problems);
  if (name) form.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
  return name !== undefined;
}

/** The days that the database takes. */
export const dayLimits = { min: "2020-01-01", max: "2099-12-31" };
