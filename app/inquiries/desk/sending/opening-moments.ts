import { office } from "../../../../firm/office.ts";
import { addDays } from "../../../i18n/days.ts";
import { zonedMomentFormat } from "../../../i18n/zoned-moment.ts";
import type { ClosedDays } from "../../submit/working-calendar.ts";

export interface OpeningMoment {
  isTomorrow: boolean;
  at: string;
}

const monday = 1;
const thursday = 4;

/** The next opening of the office, from tomorrow on, and the first one of next week. */
export function nextOpenings(now: number, closedDays: ClosedDays): OpeningMoment[] {
  const today = localOf(new Date(now).toISOString()).slice(0, 10);
  const tomorrow = addDays(today, 1);
  const first = openDayFrom(tomorrow, closedDays);
  let start = tomorrow;
  while (weekdayOf(start) !== monday) start = addDays(start, 1);
  return [...new Set([first, openDayFrom(start, closedDays)])].map((day) => ({
    isTomorrow: day === tomorrow,
    at: openingOf(day),
  }));
}

/** Days to come back to something: tomorrow, or the next one on which the office is open, the Thursday after it, and the first of next week. */
export function daysToComeBack(now: number, closedDays: ClosedDays): { name: DayName; day: string }[] {
  const tomorrow = addDays(localOf(new Date(now).toISOString()).slice(0, 10), 1);
  const openings = nextOpenings(now, closedDays).map(({ at }) => localOf(at).slice(0, 10));
  const [first = tomorrow, nextWeek = first] = openings;
  const thursdayOfWeek = addDays(first, thursday - weekdayOf(first));
  return [first, thursdayOfWeek, nextWeek]
    .filter((day, index) => index === 0 || (day > first && !closedDays.has(day)))
    .map((day) => ({ name: day === tomorrow ? "tomorrow" : day === nextWeek ? "nextWeek" : "weekday", day }));
}

export type DayName = "tomorrow" | "weekday" | "nextWeek";

const localOf = zonedMomentFormat(office.timeZone);

function openDayFrom(day: string, closedDays: ClosedDays): string {
  const isOpen = office.days.includes(weekdayOf(day)) && !closedDays.has(day);
  return isOpen ? day : openDayFrom(addDays(day, 1), closedDays);
}

/** Clocks change at night: at this hour the offset is that of the opening. */
function openingOf(day: string): string {
  const offset = localOf(`${day}T${office.opens}:00Z`).split(" ")[2] ?? "";
  return new Date(`${day}T${office.opens}:00${offset}`).toISOString();
}

function weekdayOf(day: string): number {
  return new Date(day).getUTCDay() || 7;
}
