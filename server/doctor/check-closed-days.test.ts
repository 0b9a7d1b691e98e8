import { expect, test } from "vitest";
import { checkClosedDays } from "./check-closed-days.ts";

test.each([
  ["in two years", ["2026-12-25", "2028-12-25"], "2026-11-26", "ok", /until 2028-12-31/],
  ["in 60 days", ["2026-12-25"], "2026-11-01", "warning", /end on 2026-12-31: enter those of another year/],
  ["before today", ["2026-12-25"], "2027-01-01", "problem", /end on 2026-12-31/],
  ["nowhere, as there are none", [], "2026-11-26", "problem", /are none/],
])("closed days that end %s", (_, days, today, level, message) => {
  const subject = "Closed days";
  expect(checkClosedDays(days, today)).toEqual({ level, subject, message: expect.stringMatching(message) });
});
