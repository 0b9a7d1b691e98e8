import { Temporal } from "temporal-polyfill";
import type { Company, Office } from "../../company-entries.ts";
import { formatPeriod, formatWeekday } from "../../i18n/format.ts";
import { interpolate, type Locale } from "../../i18n/text.ts";
import { words } from "./words.ts";

/** Hours since the week began, on Sunday at midnight by the clocks of the company: 0 to 168. */
export type Span = [from: number, to: number];

export interface WeekRow {
  city: string;
  hours: string;
  /** In winter. */
  open: Span[];
  shared: Span[];
  /** For how long both are at work. */
  together?: string;
}

const gulf = { days: [7, 1, 2, 3, 4], opens: "09:00", closes: "17:00" };
const europe = { days: [1, 2, 3, 4, 5], opens: "09:00", closes: "17:00" };

/** Usual office hours in the cities of our visitors. The first two are always shown. */
const offices: Record<keyof typeof words.cities, Office> = {
  riyadh: { timeZone: "Asia/Riyadh", ...gulf },
  dubai: { timeZone: "Asia/Dubai", ...europe, closes: "18:00" },
  doha: { timeZone: "Asia/Qatar", ...gulf },
  kuwait: { timeZone: "Asia/Kuwait", ...gulf },
  muscat: { timeZone: "Asia/Muscat", ...gulf },
  berlin: { timeZone: "Europe/Berlin", ...europe },
  london: { timeZone: "Europe/London", ...europe },
};

/** The company's week and those of its visitors' cities, and the days above them, from Sunday on. */
export function describeWeek({ city, office }: Company, locale: Locale, today: string) {
  const { winter, summer } = sampleSundays(today);
  const shared = (theirs: Office, sunday: Temporal.PlainDate) =>
    sharedSpans(openSpans(office, office.timeZone, sunday), openSpans(theirs, office.timeZone, sunday));
  const ours: WeekRow = {
    city: city[locale],
    hours: officeHours(locale, office),
    open: openSpans(office, office.timeZone, winter),
    shared: [],
  };
  const others = Object.entries(words.cities).map(([id, name]): WeekRow => {
    const theirs = offices[id as keyof typeof offices];
    const inWinter = shared(theirs, winter);
    const hours = totalHours(inWinter);
    const inSummer = totalHours(shared(theirs, summer));
    const text = hours === inSummer ? words.together : words.togetherSummer;
    return {
      city: name[locale],
      hours: officeHours(locale, theirs),
      open: openSpans(theirs, office.timeZone, winter),
      shared: inWinter,
      together: interpolate(text[locale], { hours: formatPeriod(locale, hours, "hour"), summer: inSummer }),
    };
  });
  return {
    // Arabic names without their article, which leaves them room on a phone.
    dayNames: [7, 1, 2, 3, 4, 5, 6].map((day) => formatWeekday(locale, day, "short").replace(/^ال/, "")),
    rows: [ours, ...others],
  };
}

/** `Monday to Friday, 09:00 to 18:00`. */
export function officeHours(locale: Locale, { days, opens, closes }: Office): string {
  const dayNames = interpolate(words.daysText[locale], {
    first: formatWeekday(locale, days[0] ?? 1),
    last: formatWeekday(locale, days.at(-1) ?? 1),
  });
  return interpolate(words.hoursText[locale], { days: dayNames, opens, closes });
}

const weekHours = 7 * 24;

/** When an office is open in the week of `sunday`, seen from `timeZone`. */
export function openSpans(office: Office, timeZone: string, sunday: Temporal.PlainDate): Span[] {
  const weekStart = sunday.toZonedDateTime(timeZone).epochMilliseconds;
  const hoursAt = (date: Temporal.PlainDate, time: string) => {
    const moment = date.toZonedDateTime({
      timeZone: office.timeZone,
      plainTime: Temporal.PlainTime.from(time),
    });
    return (moment.epochMilliseconds - weekStart) / 3_600_000;
  };
  // The days before and after belong to the week of other clocks.
  return Array.from({ length: 9 }, (_, index) => sunday.add({ days: index - 1 }))
    .filter((date) => office.days.includes(date.dayOfWeek))
    .map((date): Span => [hoursAt(date, office.opens), hoursAt(date, office.closes)])
    .map(([from, to]): Span => [Math.max(0, from), Math.min(weekHours, to)])
    .filter(([from, to]) => from < to);
}

/** When both are open. */
export function sharedSpans(ours: Span[], theirs: Span[]): Span[] {
  return ours
    .flatMap(([from, to]) => theirs.map(([start, end]): Span => [Math.max(from, start), Math.min(to, end)]))
    .filter(([from, to]) => from < to);
}

export function totalHours(spans: Span[]): number {
  return spans.reduce((sum, [from, to]) => sum + to - from, 0);
}

/** A Sunday of each clock in the year of a day: one in January, one in July. */
export function sampleSundays(day: string): Record<"winter" | "summer", Temporal.PlainDate> {
  const year = Number(day.slice(0, 4));
  return { winter: sundayAfter(year, 1), summer: sundayAfter(year, 7) };
}

function sundayAfter(year: number, month: number): Temporal.PlainDate {
  const date = new Temporal.PlainDate(year, month, 8);
  return date.add({ days: 7 - date.dayOfWeek });
}

/** `UTC+2` at noon of a day. */
export function utcOffset(timeZone: string, date: Temporal.PlainDate): string {
  const { offsetNanoseconds } = date.toZonedDateTime({ timeZone, plainTime: "12:00" });
  const hours = offsetNanoseconds / 3.6e12;
  const minutes = Math.abs(hours % 1) * 60;
  return `UTC${hours < 0 ? "−" : "+"}${Math.trunc(Math.abs(hours))}${minutes ? `:${minutes}` : ""}`;
}
