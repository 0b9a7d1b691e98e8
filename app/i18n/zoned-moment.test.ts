import { expect, test } from "vitest";
import { formatZonedMoment } from "./zoned-moment.ts";

test("a moment for a table sorts as text and says how far its clock is from UTC", () => {
  expect(formatZonedMoment("2026-11-25T12:05:09.123Z", "Asia/Beirut")).toBe("2026-11-25 14:05:09 +02:00");
  expect(formatZonedMoment("2026-07-25T21:05:09Z", "Asia/Beirut")).toBe("2026-07-26 00:05:09 +03:00");
  expect(formatZonedMoment("2026-07-25T21:05:09Z", "UTC")).toBe("2026-07-25 21:05:09 +00:00");
});
