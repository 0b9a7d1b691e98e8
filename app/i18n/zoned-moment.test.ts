import { expect, test } from "vitest";
import { zonedMomentFormat } from "./zoned-moment.ts";

test("a moment for a table sorts as text and says how far its clock is from UTC", () => {
  const inBeirut = zonedMomentFormat("Asia/Beirut");
  expect(inBeirut("2026-11-25T12:05:09.123Z")).toBe("2026-11-25 14:05:09 +02:00");
  expect(inBeirut("2026-07-25T21:05:09Z")).toBe("2026-07-26 00:05:09 +03:00");
  expect(zonedMomentFormat("UTC")("2026-07-25T21:05:09Z")).toBe("2026-07-25 21:05:09 +00:00");
});
