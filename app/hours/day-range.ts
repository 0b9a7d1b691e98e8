import { inEachLocale, interpolate } from "../i18n/text.ts";
import type { FormProblems } from "../ui/form/form.tsx";
import { hoursWords } from "./hours-words.ts";

/** What is wrong with two days of a form. */
export function checkDays(first: string, last: string, maxDays: number): FormProblems {
  if (!first) return { first_day: hoursWords.noDay };
  if (!last) return { last_day: hoursWords.noDay };
  if (last < first) return { last_day: hoursWords.wrongLastDay };
  const isTooLong = Date.parse(last) - Date.parse(first) >= maxDays * 86_400_000;
  if (!isTooLong) return {};
  return { last_day: inEachLocale((to) => interpolate(hoursWords.tooLong[to], { days: maxDays })) };
}

/** The days that the database takes. */
export const dayLimits = { min: "2020-01-01", max: "2099-12-31" };
