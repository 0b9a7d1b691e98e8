import type { Temporal } from "temporal-polyfill";
import { expect, test } from "vitest";
import { openSpans, sampleSundays, sharedSpans, totalHours, utcOffset } from "./week.server.ts";

const beirut = { timeZone: "Asia/Beirut", days: [1, 2, 3, 4, 5], opens: "09:00", closes: "18:00" };
const riyadh = { timeZone: "Asia/Riyadh", days: [7, 1, 2, 3, 4], opens: "09:00", closes: "17:00" };
const { winter, summer } = sampleSundays("2026-11-26");

function shared(theirs: typeof beirut, sunday: Temporal.PlainDate) {
  return sharedSpans(openSpans(beirut, beirut.timeZone, sunday), openSpans(theirs, beirut.timeZone, sunday));
}

test("in winter Riyadh is an hour ahead of Beirut, and both are at work from Monday to Thursday, 9 to 16", () => {
  expect(openSpans(riyadh, beirut.timeZone, winter)[0]).toEqual([8, 16]);
  expect(shared(riyadh, winter)).toEqual([
    [33, 40],
    [57, 64],
    [81, 88],
    [105, 112],
  ]);
});

test("in summer both have the same time, and four hours more together", () => {
  expect(totalHours(shared(riyadh, winter))).toBe(28);
  expect(totalHours(shared(riyadh, summer))).toBe(32);
});

test("what is open beyond midnight belongs to the week it is seen in", () => {
  const auckland = { ...beirut, timeZone: "Pacific/Auckland" };
  const spans = openSpans(auckland, beirut.timeZone, winter);
  expect(totalHours(spans)).toBe(45);
  expect(spans.every(([from, to]) => from >= 0 && to <= 168)).toBe(true);
});

test("a zone is named by its distance from UTC", () => {
  expect(utcOffset("Asia/Beirut", winter)).toBe("UTC+2");
  expect(utcOffset("Asia/Beirut", summer)).toBe("UTC+3");
  expect(utcOffset("Asia/Kolkata", winter)).toBe("UTC+5:30");
  expect(utcOffset("America/New_York", winter)).toBe("UTC−5");
});
