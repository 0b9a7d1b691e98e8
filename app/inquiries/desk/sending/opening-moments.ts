import { office } from "../../../../firm/office.ts";
import { addDays, todayIn, weekdayOf } from "../../../i18n/days.ts";
import { openingFrom, type WorkingCalendar } from "../../submit/working-calendar.ts";

export interface OpeningMoment {
  isTomorrow: boolean;
  day: string;
  at: string;
}

/** The next opening of the office, from tomorrow on, and the first one of next week. */
export function nextOpenings(now: number, calendar: WorkingCalendar): OpeningMoment[] {
  const tomorrow = addDays(todayIn(office.timeZone, now), 1);
  const nextWeek = addDays(tomorrow, (7 - placeInWeek(tomorrow)) % 7);
  const [next, first] = [openingFrom(tomorrow, calendar), openingFrom(nextWeek, calendar)];
  return (next.day === first.day ? [next] : [next, first]).map(({ day, at }) => ({
    isTomorrow: day === tomorrow,
    day,
    at: at.toISOString(),
  }));
}

export type DayName = "tomorrow" | "weekday" | "nextWeek";

/** Days to come back to something: the next one on which the office is open, the fourth of its week, and the first of next week. */
export function daysToComeBack(now: number, calendar: WorkingCalendar): { name: DayName; day: string }[] {
  const openings = nextOpenings(now, calendar);
  const [first = "", nextWeek = first] = openings.map(({ day }) => day);
  const fourth = addDays(first, 3 - placeInWeek(first));
  const nameOf = (day: string) => (day === nextWeek ? "nextWeek" : "weekday");
  return [first, fourth, nextWeek]
    .filter((day, index) => index === 0 || (day > first && calendar(day)))
    .map((day) => ({ name: day === first && openings[0]?.isTomorrow ? "tomorrow" : nameOf(day), day }));
}

/** 0 is the first day of the office's week. */
function placeInWeek(day: string): number {
  return (weekdayOf(day) - (office.days[0] ?? 1) + 7) % 7;
}
