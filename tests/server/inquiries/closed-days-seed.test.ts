import { beforeAll, expect, test } from "vitest";
import { openMigratedDatabase, postgres } from "../../support/engines.ts";

let seeded: Set<string>;

beforeAll(async () => {
  const { database, close } = await openMigratedDatabase(postgres);
  const { rows } = await database.transaction((t) =>
    t.query<{ day: string }>("select day::text from public.special_days"),
  );
  seeded = new Set(rows.map(({ day }) => day));
  return close;
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
  expect([...seeded]).toEqual(expect.arrayContaining(computed));
});

test("a feast after the moon is at most a day from where it is computed, as the government may move it", () => {
  for (const feast of lunar)
    expect(
      around(feast).some((day) => seeded.has(day)),
      feast,
    ).toBe(true);
});

test("no other day is a holiday", () => {
  const known = new Set([...computed, ...lunar.flatMap(around)]);
  expect([...seeded].filter((day) => !known.has(day))).toEqual([]);
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
  for (let day = "2026-01-01"; day <= "2028-12-31"; day = addDays(day, 1))
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
