import { office } from "../../../company-office.ts";
import { addDays } from "../../../i18n/days.ts";
import { zonedMomentFormat } from "../../../i18n/zoned-moment.ts";
import type { ClosedDays } from "../../submit/working-calendar.ts";

export interface OpeningMoment {
  isTomorrow: boolean;
  at: string;
}

const monday = 1;

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
