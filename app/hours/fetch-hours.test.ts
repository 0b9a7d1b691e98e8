import { expect, test } from "vitest";
import { arrangeDays } from "./fetch-hours.ts";

test("days in a row are one line, those that are over apart, and a holiday within a period does not part it", () => {
  const day = (day: string, name: string, opens: string | null = null) => ({
    day,
    name_en: name,
    name_ar: name,
    opens,
    closes: opens && "15:00",
    is_closed: opens === null,
  });
  const days = [
    day("2027-01-01", "New Year"),
    day("2027-02-07", "Ramadan", "09:00"),
    day("2027-02-08", "Ramadan", "09:00"),
    day("2027-02-09", "Ramadan", "09:00"),
    day("2027-02-09", "Saint Maron"),
    day("2027-02-10", "Ramadan", "09:00"),
    day("2027-02-11", "Ramadan", "10:00"),
  ];
  const { special, past } = arrangeDays(days, "2027-02-08");
  const lines = (ranges: typeof special) =>
    ranges.map((range) => [range.name_en, range.first_day, range.last_day, range.opens]);
  expect(lines(special)).toEqual([
    ["Ramadan", "2027-02-07", "2027-02-10", "09:00"],
    ["Saint Maron", "2027-02-09", "2027-02-09", null],
    ["Ramadan", "2027-02-11", "2027-02-11", "10:00"],
  ]);
  expect(lines(past)).toEqual([["New Year", "2027-01-01", "2027-01-01", null]]);
});
