import { Temporal } from "temporal-polyfill";
import { office } from "../../company-office.ts";
import { holidays } from "./holidays.ts";

const opening = Temporal.PlainTime.from(office.opens);
const closing = Temporal.PlainTime.from(office.closes);

/**
 * The moment by which an inquiry is answered, "within 24 hours" of working days: on the next working day at the same time of
 * day. What comes outside working hours counts from the next opening.
 */
export function dueMoment(receivedAt: Date): Date {
  const start = nextWorkingMoment(toLocal(receivedAt));
  return toDate(nextWorkingDay(start.toPlainDate()).toPlainDateTime(start.toPlainTime()));
}

/** The same moment, or the next one at which the office is open. */
export function openMoment(moment: Date): Date {
  return toDate(nextWorkingMoment(toLocal(moment)));
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
function nextWorkingMoment(moment: Temporal.PlainDateTime): Temporal.PlainDateTime {
  const date = moment.toPlainDate();
  const time = moment.toPlainTime();
  if (!isWorkingDay(date) || Temporal.PlainTime.compare(time, closing) >= 0)
    return nextWorkingDay(date).toPlainDateTime(opening);
  return Temporal.PlainTime.compare(time, opening) < 0 ? date.toPlainDateTime(opening) : moment;
}

function nextWorkingDay(date: Temporal.PlainDate): Temporal.PlainDate {
  const next = date.add({ days: 1 });
  return isWorkingDay(next) ? next : nextWorkingDay(next);
}

function isWorkingDay(date: Temporal.PlainDate): boolean {
  return office.days.includes(date.dayOfWeek) && !holidays.has(date.toString());
}
