import { expect, test } from "vitest";
import { formatHours } from "./result-tables.tsx";

test.each([
  [0.001, "1\u00a0minute", "دقيقة"],
  [0.1, "6\u00a0minutes", "6\u00a0دقائق"],
  [0.99, "59\u00a0minutes", "59\u00a0دقيقة"],
  [0.999, "1\u00a0hour", "ساعة"],
  [2.46, "2.5\u00a0hours", "2.5\u00a0ساعة"],
  [14.4, "14\u00a0hours", "14\u00a0ساعة"],
])("%d hours are said in minutes, hours or tenths of hours", (hours, english, arabic) => {
  expect(formatHours("en", hours)).toBe(english);
  expect(formatHours("ar", hours)).toBe(arabic);
});
