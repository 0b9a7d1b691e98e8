import { expect, test } from "vitest";
import { workingCalendar } from "../../submit/working-calendar.ts";
import { daysToComeBack, nextOpenings } from "./opening-moments.ts";

const calendar = workingCalendar([
  { day: "2026-12-08", opens: "10:00", closes: "13:00" },
  ...["2026-12-25", "2026-05-25"].map((day) => ({ day, opens: null, closes: null })),
]);

test.each([
  // A Tuesday; a Friday; the evening before Christmas in Beirut, which is a Friday; before the clocks go back.
  ["2026-11-24T10:00Z", ["2026-11-25T07:00:00.000Z", "2026-11-30T07:00:00.000Z"], true],
  ["2026-11-27T10:00Z", ["2026-11-30T07:00:00.000Z"], false],
  ["2026-12-24T21:30Z", ["2026-12-28T07:00:00.000Z"], false],
  ["2026-10-23T10:00Z", ["2026-10-26T07:00:00.000Z"], false],
  ["2026-05-22T10:00Z", ["2026-05-26T06:00:00.000Z"], false],
  // The next day opens later.
  ["2026-12-07T10:00Z", ["2026-12-08T08:00:00.000Z", "2026-12-14T07:00:00.000Z"], true],
])("after %s the office opens at %s", (now, moments, isTomorrow) => {
  const found = nextOpenings(Date.parse(now), calendar);
  expect(found.map(({ at }) => at)).toEqual(moments);
  expect(found[0]?.isTomorrow).toBe(isTomorrow);
});

test.each([
  // A Tuesday; a Wednesday; a Friday; the evening before Christmas in Beirut.
  ["2026-11-24T10:00Z", ["tomorrow 2026-11-25", "weekday 2026-11-26", "nextWeek 2026-11-30"]],
  ["2026-11-25T10:00Z", ["tomorrow 2026-11-26", "nextWeek 2026-11-30"]],
  ["2026-11-27T10:00Z", ["nextWeek 2026-11-30", "weekday 2026-12-03"]],
  ["2026-12-24T21:30Z", ["nextWeek 2026-12-28", "weekday 2026-12-31"]],
])("after %s an inquiry comes back on %s", (now, days) => {
  const found = daysToComeBack(Date.parse(now), calendar);
  expect(found.map(({ name, day }) => `${name} ${day}`)).toEqual(days);
});
