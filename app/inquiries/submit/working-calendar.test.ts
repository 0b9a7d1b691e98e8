import { expect, test } from "vitest";
import { dueMoment } from "./working-calendar.ts";

const closedDays = new Set(["2026-04-03", "2026-04-06", "2026-12-25", "2027-01-01"]);

test.each([
  ["Tuesday 2026-11-24T14:20+02:00", "2026-11-25T12:20:00.000Z", "the next working day at the same time"],
  ["Friday 2026-11-20T14:20+02:00", "2026-11-23T12:20:00.000Z", "after the weekend"],
  ["Saturday 2026-11-21T15:00+02:00", "2026-11-24T07:00:00.000Z", "counted from Monday's opening"],
  ["Tuesday 2026-11-24T07:00+02:00", "2026-11-25T07:00:00.000Z", "counted from the opening"],
  ["Tuesday 2026-11-24T18:00+02:00", "2026-11-26T07:00:00.000Z", "counted from the next opening"],
  ["Tuesday 2026-11-24T17:59:59+02:00", "2026-11-25T15:59:59.000Z", "just before closing"],
  ["Thursday 2026-12-24T10:00+02:00", "2026-12-28T08:00:00.000Z", "after Christmas and the weekend"],
  ["Friday, in summer time from Sunday 2026-03-27T14:00+02:00", "2026-03-30T11:00:00.000Z", "the hour stays"],
  ["Thursday 2026-04-02T12:00+03:00", "2026-04-07T09:00:00.000Z", "after Easter"],
  ["Good Friday 2026-04-03T12:00+03:00", "2026-04-08T06:00:00.000Z", "counted from the opening after Easter"],
  ["New Year's Eve 2026-12-31T12:00+02:00", "2027-01-04T10:00:00.000Z", "after New Year and the weekend"],
])("received on %s it is due at %s: %s", (received, due) => {
  expect(dueMoment(new Date(received.split(" ").at(-1) ?? ""), closedDays).toISOString()).toBe(due);
});
