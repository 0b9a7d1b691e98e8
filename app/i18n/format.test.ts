import { expect, test } from "vitest";
import { formatDate } from "./format-date.ts";
import { formatDateTime } from "./format.ts";

test("dates have the month in words and western digits in both languages", () => {
  expect(formatDate("en", "2025-09-05")).toBe("5 September 2025");
  expect(formatDate("ar", "2025-09-05")).toBe("5 سبتمبر 2025");
});

test("a moment carries its time on the 24-hour clock", () => {
  expect(formatDateTime("en", "2025-09-05T00:07:00")).toMatch(/^5 September 2025.*00:07$/);
  expect(formatDateTime("ar", "2025-09-05T14:05:00")).toMatch(/^5 سبتمبر 2025.*14:05$/);
});
