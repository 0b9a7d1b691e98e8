import { expect, test } from "vitest";
import { formatHours, formatShortHours } from "./format-hours.ts";

test.each([
  [0.001, "1 minute", "دقيقة", "1 min"],
  [0.1, "6 minutes", "6 دقائق", "6 min"],
  [0.99, "59 minutes", "59 دقيقة", "59 min"],
  [0.999, "1 hour", "ساعة", "1 h"],
  [2.46, "2.5 hours", "2.5 ساعة", "2.5 h"],
  [14.4, "14 hours", "14 ساعة", "14 h"],
])("%d hours are said in minutes, hours or tenths of hours", (hours, english, arabic, short) => {
  expect(formatHours("en", hours)).toBe(english);
  expect(formatHours("ar", hours)).toBe(arabic);
  expect(formatShortHours("en", hours)).toBe(short);
});
