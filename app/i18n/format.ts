import { formatLocaleOf } from "./format-date.ts";
import type { Locale } from "./text.ts";

/** `5 Sept`, `5 سبتمبر`. */
export function formatShortDay(locale: Locale, day: string): string {
  const parts = { day: "numeric", month: "short", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat(formatLocaleOf(locale), parts).format(new Date(day));
}

/** `20–22 March 2026`, `من 20 إلى 22 مارس 2026`; of one day `20 March 2026`. */
export function formatDays(locale: Locale, first: string, last: string): string {
  const format = new Intl.DateTimeFormat(formatLocaleOf(locale), { dateStyle: "long", timeZone: "UTC" });
  const [start, end] = [new Date(first), new Date(last)];
  if (locale === "en" || first === last) return format.formatRange(start, end);
  // A dash between figures is read from either side.
  const isOneMonth = first.slice(0, 7) === last.slice(0, 7);
  return `من\u00a0${isOneMonth ? start.getUTCDate() : format.format(start)} إلى\u00a0${format.format(end)}`;
}

/** `September 2025`, `سبتمبر 2025`, of the day's UTC month. */
export function formatMonth(locale: Locale, day: string): string {
  const month = { year: "numeric", month: "long", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat(formatLocaleOf(locale), month).format(new Date(day));
}

/** `Monday`, `الاثنين`: 1 is Monday. */
export function formatWeekday(locale: Locale, day: number, weekday: "long" | "short" = "long"): string {
  const options = { weekday, timeZone: "UTC" } as const;
  // The first day of 2024 was a Monday.
  return new Intl.DateTimeFormat(formatLocaleOf(locale), options).format(Date.UTC(2024, 0, day));
}

/** `1,205` in both languages. */
export function formatNumber(n: number): string {
  return new Intl.NumberFormat(formatLocaleOf("en")).format(n);
}

/** `12 months`, `5 سنوات`. */
export function formatPeriod(
  locale: Locale,
  count: number,
  unit: "second" | "minute" | "hour" | "day" | "month" | "year",
): string {
  return new Intl.NumberFormat(formatLocaleOf(locale), { style: "unit", unit, unitDisplay: "long" })
    .format(count)
    .replace(" ", "\u00a0")
    .replace(/ثوان$/, "ثوانٍ");
}

/** The same after a preposition, where the Arabic dual has another form: `(بعد) ساعتين`. */
export function formatPeriodAfter(...period: Parameters<typeof formatPeriod>): string {
  return formatPeriod(...period).replace(/ان$/, "ين");
}

/** `84 kB`, `2.3 MB`, `2.3 ميغابايت` */
export function formatBytes(locale: Locale, bytes: number): string {
  const isLarge = bytes >= 1_000_000;
  return new Intl.NumberFormat(formatLocaleOf(locale), {
    style: "unit",
    unit: isLarge ? "megabyte" : "kilobyte",
    // The short Arabic form is an abbreviation that nobody reads.
    unitDisplay: locale === "ar" ? "long" : "short",
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(isLarge ? bytes / 1_000_000 : Math.max(1, bytes / 1_000));
}

/** `33%` of a share between 0 and 1. */
export function formatShare(locale: Locale, share: number): string {
  return new Intl.NumberFormat(formatLocaleOf(locale), { style: "percent" }).format(share);
}

/** `5 September 2025 at 14:05` in the reader's own time zone: for the browser, never for a page built ahead. */
export function formatDateTime(locale: Locale, moment: string): string {
  const day = { year: "numeric", month: "long", day: "numeric" } as const;
  const date = new Intl.DateTimeFormat(formatLocaleOf(locale), day).format(new Date(moment));
  return `${date}${locale === "ar" ? "، الساعة\u00a0" : " at "}${formatTime(locale, moment)}`;
}

/** `5 Sept, 14:05`, with the year when it is another one, in the reader's own time zone. */
export function formatShortDateTime(locale: Locale, moment: string): string {
  const date = new Date(moment);
  const isThisYear = date.getFullYear() === new Date().getFullYear();
  const options: Intl.DateTimeFormatOptions = {
    month: "short",
    day: "numeric",
    hour: "2-digit",
    minute: "2-digit",
  };
  if (!isThisYear) options.year = "numeric";
  return new Intl.DateTimeFormat(formatLocaleOf(locale), { ...options, hourCycle: "h23" }).format(date);
}

/** `14:05` in the reader's own time zone. */
export function formatTime(locale: Locale, moment: string): string {
  const time = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
  return new Intl.DateTimeFormat(formatLocaleOf(locale), time).format(new Date(moment));
}
