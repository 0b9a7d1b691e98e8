import { expect, test } from "vitest";
import { formatHours } from "./result-tables.tsx";

test.each([
  [0.001, "1 minute", "دقيقة"],
  [0.1, "6 minutes", "6 دقائق"],
  [0.99, "59 minutes", "59 دقيقة"],
  [0.999, "1 hour", "ساعة"],
  [2.46, "2.5 hours", "2.5 ساعة"],
  [14.4, "14 hours", "14 ساعة"],
])("%d hours are said in minutes, hours or tenths of hours", (hours, english, arabic) => {
  expect(formatHours("en", hours)).toBe(english);
  expect(formatHours("ar", hours)).toBe(arabic);
});
