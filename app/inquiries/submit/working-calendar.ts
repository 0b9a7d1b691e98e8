import { Temporal } from "temporal-polyfill";
import { office } from "../../../firm/office.ts";

const opening = Temporal.PlainTime.from(office.opens);
const closing = Temporal.PlainTime.from(office.closes);

/** Days on which the office is closed beside the weekends: `2026-12-25`. The table closed_days holds them. */
export type ClosedDays = ReadonlySet<string>;

/**
 * The moment by which an inquiry is answered, "within 24 hours" of working days: on the next working day at the same time of
 * day. What comes outside working hours counts from the next opening.
 */
export function dueMoment(receivedAt: Date, closedDays: ClosedDays): Date {
  const start = nextWorkingMoment(toLocal(receivedAt), closedDays);
  return toDate(nextWorkingDay(start.toPlainDate(), closedDays).toPlainDateTime(start.toPlainTime()));
}

/** The same moment, or the next one at which the office is open. */
export function openMoment(moment: Date, closedDays: ClosedDays): Date {
  return toDate(nextWorkingMoment(toLocal(moment), closedDays));
}

function toLocal(moment: Date): Temporal.PlainDateTime {
  return Temporal.Instant.fromEpochMilliseconds(moment.getTime())
    .toZonedDateTimeISO(office.timeZone)
    .toPlainDateTime();
}

function toDate(local: Temporal.PlainDateTime): Date {
  return new Date(local.toZonedDateTime(office.timeZone).epochMilliseconds);
}

/** The same moment, or the next opening. */
function nextWorkingMoment(moment: Temporal.PlainDateTime, closedDays: ClosedDays): Temporal.PlainDateTime {
  const date = moment.toPlainDate();
  const time = moment.toPlainTime();
  if (!isWorkingDay(date, closedDays) || Temporal.PlainTime.compare(time, closing) >= 0)
    return nextWorkingDay(date, closedDays).toPlainDateTime(opening);
  return Temporal.PlainTime.compare(time, opening) < 0 ? date.toPlainDateTime(opening) : moment;
}

function nextWorkingDay(date: Temporal.PlainDate, closedDays: ClosedDays): Temporal.PlainDate {
  let next = date.add({ days: 1 });
  while (!isWorkingDay(next, closedDays)) next = next.add({ days: 1 });
  return next;
}

function isWorkingDay(date: Temporal.PlainDate, closedDays: ClosedDays): boolean {
  return office.days.includes(date.dayOfWeek) && !closedDays.has(date.toString());
}
