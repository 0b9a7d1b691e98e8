import { expect, test } from "vitest";
import { addDays } from "../../i18n/days.ts";
import { dueMoment, workingCalendar } from "./working-calendar.ts";

const closed = ["2026-04-03", "2026-04-06", "2026-12-25", "2027-01-01", "2027-02-09"];
const calendar = workingCalendar([
  ...closed.map((day) => ({ day, opens: null, closes: null })),
  { day: "2026-12-02", opens: "07:00", closes: "14:00" },
  { day: "2026-12-24", opens: "09:00", closes: "13:00" },
  ...period("2026-10-19", 12, "10:00", "16:00"),
  // Ramadan, with the feast of Saint Maron.
  ...period("2027-02-08", 29, "09:00", "15:00"),
]);

function period(first: string, days: number, opens: string, closes: string) {
  return Array.from({ length: days }, (_, index) => ({ day: addDays(first, index), opens, closes }));
}

test.each([
  ["Tuesday 2026-11-24T14:20+02:00", "2026-11-25T12:20:00.000Z", "the next working day at the same time"],
  ["Friday 2026-11-20T14:20+02:00", "2026-11-23T12:20:00.000Z", "after the weekend"],
  ["Saturday 2026-11-21T15:00+02:00", "2026-11-24T07:00:00.000Z", "counted from Monday's opening"],
  ["Tuesday 2026-11-24T07:00+02:00", "2026-11-25T07:00:00.000Z", "counted from the opening"],
  ["Tuesday 2026-11-24T18:00+02:00", "2026-11-26T07:00:00.000Z", "counted from the next opening"],
  ["Tuesday 2026-11-24T17:59:59.123+02:00", "2026-11-25T15:59:59.123Z", "just before closing"],
  ["Thursday 2026-12-24T10:00+02:00", "2026-12-28T08:00:00.000Z", "after Christmas and the weekend"],
  ["Friday, in summer time from Sunday 2026-03-27T14:00+02:00", "2026-03-30T11:00:00.000Z", "the hour stays"],
  ["Thursday 2026-04-02T12:00+03:00", "2026-04-07T09:00:00.000Z", "after Easter"],
  ["Good Friday 2026-04-03T12:00+03:00", "2026-04-08T06:00:00.000Z", "counted from the opening after Easter"],
  ["New Year's Eve 2026-12-31T12:00+02:00", "2027-01-04T10:00:00.000Z", "after New Year and the weekend"],
  ["the day before a half day 2026-12-23T11:00+02:00", "2026-12-24T09:00:00.000Z", "at the same time"],
  ["its afternoon 2026-12-23T16:00+02:00", "2026-12-24T11:00:00.000Z", "at the half day's closing"],
  ["a half day after closing 2026-12-24T13:00+02:00", "2026-12-29T07:00:00.000Z", "from the next opening"],
  ["an early day 2026-12-02T07:30+02:00", "2026-12-03T16:00:00.000Z", "closing, as nobody is there so early"],
  ["Friday before Ramadan 2027-02-05T16:30+02:00", "2027-02-08T13:00:00.000Z", "at Ramadan's closing"],
  ["its first day 2027-02-08T10:00+02:00", "2027-02-10T08:00:00.000Z", "after the holiday in Ramadan"],
  ["a day of it after closing 2027-02-10T15:30+02:00", "2027-02-12T07:00:00.000Z", "from the next opening"],
  ["a Saturday of it 2027-02-13T10:00+02:00", "2027-02-16T07:00:00.000Z", "counted from Monday's opening"],
  ["its last Friday 2027-03-05T14:00+02:00", "2027-03-08T12:00:00.000Z", "at the same time"],
  ["its last day 2027-03-08T15:00+02:00", "2027-03-10T07:00:00.000Z", "from the usual opening after it"],
  ["a period in which clocks go back 2026-10-23T15:00+03:00", "2026-10-26T13:00:00.000Z", "the hour stays"],
])("received on %s it is due at %s: %s", (received, due) => {
  expect(dueMoment(new Date(received.split(" ").at(-1) ?? ""), calendar).toISOString()).toBe(due);
});
