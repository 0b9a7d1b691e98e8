import { expect, test } from "vitest";
import { calendarEnd, holidays } from "./holidays.ts";
import { dueMoment } from "./working-calendar.server.ts";

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
  expect(dueMoment(new Date(received.split(" ").at(-1) ?? "")).toISOString()).toBe(due);
});

const years = [2026, 2027, 2028];

const fixed = ["01-01", "01-06", "02-09", "02-14", "03-25", "05-01", "05-25", "08-15", "11-22", "12-25"];
const computed = years.flatMap((year) => [
  ...fixed.map((day) => `${year}-${day}`),
  ...[westernEaster(year), orthodoxEaster(year)].flatMap((easter) => [
    addDays(easter, -2),
    addDays(easter, 1),
  ]),
]);
const lunar = listLunarFeasts();

test("the fixed holidays and both Easters are there in every year", () => {
  expect([...holidays]).toEqual(expect.arrayContaining(computed));
  expect([...holidays].toSorted().at(-1)?.slice(0, 4)).toBe(calendarEnd.slice(0, 4));
});

test("a feast after the moon is at most a day from where it is computed, as the government may move it", () => {
  for (const feast of lunar)
    expect(
      around(feast).some((day) => holidays.has(day)),
      feast,
    ).toBe(true);
});

test("no other day is a holiday", () => {
  const known = new Set([...computed, ...lunar.flatMap(around)]);
  expect([...holidays].filter((day) => !known.has(day))).toEqual([]);
});

/** Eid al-Fitr, Eid al-Adha, New Year, Ashura and the Prophet's birthday. */
function listLunarFeasts(): string[] {
  // Month and day of the lunar year.
  const feasts = ["10/1", "10/2", "10/3", "12/10", "12/11", "12/12", "1/1", "1/10", "3/12"];
  const format = new Intl.DateTimeFormat("en-u-ca-islamic-umalqura", {
    day: "numeric",
    month: "numeric",
    timeZone: "UTC",
  });
  const days: string[] = [];
  for (let day = "2026-01-01"; day <= calendarEnd; day = addDays(day, 1))
    if (feasts.includes(format.format(new Date(day)))) days.push(day);
  return days;
}

function around(day: string): string[] {
  return [-1, 0, 1].map((days) => addDays(day, days));
}

function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}

/** By the anonymous Gregorian algorithm (Meeus). */
function westernEaster(year: number): string {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const d = Math.floor((8 * b + 13) / 25);
  const e = (19 * a + b - Math.floor(b / 4) - d + 15) % 30;
  const f = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - e - (c % 4)) % 7;
  const g = Math.floor((a + 11 * e + 22 * f) / 451);
  return addDays(`${year}-03-01`, e + f - 7 * g + 21);
}

/** By Meeus's Julian algorithm; both calendars are thirteen days apart. */
function orthodoxEaster(year: number): string {
  const e = (19 * (year % 19) + 15) % 30;
  const f = (2 * (year % 4) + 4 * (year % 7) - e + 34) % 7;
  return addDays(`${year}-03-01`, e + f - 10 + 31 + 13);
}
