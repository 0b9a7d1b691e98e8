import { office } from "../../../firm/office.ts";
import { addDays, weekdayOf } from "../../i18n/days.ts";
import { zonedMomentFormat } from "../../i18n/zoned-moment.ts";

/** HH:MM, by the office's clocks. */
export interface Hours {
  opens: string;
  closes: string;
}

/** A day on which the office is closed, or open for these hours. */
export interface SpecialDay {
  day: string;
  opens: string | null;
  closes: string | null;
}

/** The hours of each day (YYYY-MM-DD) on which the office is open. */
export type WorkingCalendar = (day: string) => Hours | undefined;

/** The office's usual week with what staff have set: other hours make no working day of a weekend or a closed day. */
export function workingCalendar(specialDays: SpecialDay[]): WorkingCalendar {
  const closed = new Set<string>();
  const others = new Map<string, Hours>();
  for (const { day, opens, closes } of specialDays) {
    if (opens && closes) others.set(day, { opens, closes });
    else closed.add(day);
  }
  return (day) => {
    const isOpen = office.days.includes(weekdayOf(day)) && !closed.has(day);
    return isOpen ? (others.get(day) ?? office) : undefined;
  };
}

/**
 * The moment by which an inquiry is answered: for each 24 hours of the promise a working day later, at the same time of day, or
 * at that day's closing when the office is not open then. What comes outside working hours counts from the next opening.
 */
export function dueMoment(receivedAt: Date, calendar: WorkingCalendar): Date {
  const { day, time } = nextOpen(localOf(receivedAt), calendar);
  let due = workingDayFrom(addDays(day, 1), calendar);
  for (let hours = 24; hours < office.answerWithinHours; hours += 24)
    due = workingDayFrom(addDays(due.day, 1), calendar);
  return momentOf(due.day, time < due.opens || time > due.closes ? due.closes : time);
}

/** The same moment, or the next one at which the office is open. */
export function openMoment(moment: Date, calendar: WorkingCalendar): Date {
  const { day, time } = nextOpen(localOf(moment), calendar);
  return momentOf(day, time);
}

/** When the office opens on this day, or on the first after it on which it is open. */
export function openingFrom(day: string, calendar: WorkingCalendar): { day: string; at: Date } {
  const working = workingDayFrom(day, calendar);
  return { day: working.day, at: momentOf(working.day, working.opens) };
}

/** By the office's clocks: texts that sort as the moments do. */
interface LocalMoment {
  day: string;
  /** HH:MM, with or without more. */
  time: string;
}

function nextOpen({ day, time }: LocalMoment, calendar: WorkingCalendar): LocalMoment {
  const hours = calendar(day);
  if (hours && time >= hours.opens && time < hours.closes) return { day, time };
  const next = workingDayFrom(hours && time < hours.opens ? day : addDays(day, 1), calendar);
  return { day: next.day, time: next.opens };
}

/** This day, or the first after it on which the office is open, with its hours. */
export function workingDayFrom(day: string, calendar: WorkingCalendar): Hours & { day: string } {
  for (let next = day; ; next = addDays(next, 1)) {
    const hours = calendar(next);
    if (hours) return { ...hours, day: next };
  }
}

const clock = zonedMomentFormat(office.timeZone);

function localOf(moment: Date): LocalMoment {
  const written = moment.toISOString();
  const [day = "", time = ""] = clock(written).split(" ");
  return { day, time: `${time}${written.slice(19, -1)}` };
}

function momentOf(day: string, time: string): Date {
  const local = `${day}T${time}`;
  // The same hour of UTC is near; the clocks may change between the two.
  const near = new Date(`${local}${offsetAt(`${local}Z`)}`);
  return new Date(`${local}${offsetAt(near.toISOString())}`);
}

function offsetAt(moment: string): string {
  return clock(moment).split(" ")[2] ?? "Z";
}
