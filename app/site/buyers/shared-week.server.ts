import { Temporal } from "temporal-polyfill";
import type { Office } from "../../company-entries.ts";

/** Hours since the week began, on Sunday at midnight by the clocks of the company: 0 to 168. */
export type Span = [from: number, to: number];

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

/** A Sunday of each clock: one in January, one in July. */
export function sampleSundays(year: number): { winter: Temporal.PlainDate; summer: Temporal.PlainDate } {
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
