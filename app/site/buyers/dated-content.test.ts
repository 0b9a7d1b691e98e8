import { expect, test } from "vitest";
import { holds, isStale } from "./dated-content.server.ts";

test.each([
  ["2025-11-25", "2026-11-26", true],
  ["2025-11-26", "2026-11-26", false],
  ["2026-11-26", "2026-11-26", false],
  ["2024-02-29", "2025-02-28", false],
  ["2024-02-29", "2025-03-01", true],
])("what was checked on %s is more than twelve months old on %s: %s", (checked, today, stale) => {
  expect(isStale(checked, today)).toBe(stale);
});

test("a certificate holds on its last day, and not on the next", () => {
  expect(holds({ expires: "2026-11-26" }, "2026-11-26")).toBe(true);
  expect(holds({ expires: "2026-11-26" }, "2026-11-27")).toBe(false);
});
