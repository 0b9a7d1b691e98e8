import { formatLocaleOf } from "./format-date.ts";
import { listSeparator, type Locale, type LocalizedText } from "./text.ts";

const relativeDays: Record<number, LocalizedText> = {
  [-1]: { en: "Yesterday", ar: "أمس" },
  0: { en: "Today", ar: "اليوم" },
  1: { en: "Tomorrow", ar: "غدًا" },
};

/** `Today, Wed 25 Nov`, `اليوم، الأربعاء 25 نوفمبر`: a day of the reader's own clock. */
export function dayTitle(locale: Locale, date: Date, now: number, length: "short" | "long"): string {
  const relative = relativeDays[Math.round((startOfDay(date) - startOfDay(new Date(now))) / 86_400_000)];
  const day = formatDayOfWeek(locale, date, now, length);
  return relative ? relative[locale] + listSeparator(locale) + day : day;
}

/** `Wed 25 Nov`, with the year when it is another one. */
export function formatDayOfWeek(locale: Locale, date: Date, now: number, length: "short" | "long"): string {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(formatLocaleOf(locale), options).format(date);
  const isThisYear = date.getFullYear() === new Date(now).getFullYear();
  const day = format({ day: "numeric", month: length, ...(!isThisYear && { year: "numeric" }) });
  return `${format({ weekday: length })} ${day}`;
}

function startOfDay(date: Date): number {
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
}
