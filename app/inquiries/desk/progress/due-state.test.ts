import { expect, test } from "vitest";
import { dueState, type DueInquiry } from "./due-state.ts";

const created = "2026-11-23T08:00:00+00:00";
const due = "2026-11-24T08:00:00+00:00";
const open: DueInquiry = {
  status: "new",
  created_at: created,
  due_at: due,
  happened_at: null,
  last_in_time: null,
};

const at = (moment: string) => Date.parse(moment);

test.each([
  ["2026-11-23T08:00:00Z", "waiting", "in 24 h", "بعد 24 ساعة", 0],
  ["2026-11-23T20:00:00Z", "waiting", "in 12 h", "بعد 12 ساعة", 0.5],
  ["2026-11-24T06:00:00Z", "waiting", "in 2 h", "بعد ساعتين", 22 / 24],
  ["2026-11-24T07:55:00Z", "waiting", "in 5 min", "بعد 5 دقائق", (24 * 60 - 5) / (24 * 60)],
  ["2026-11-24T09:00:00Z", "late", "1 h late", "متأخر ساعة", 1],
  ["2026-11-27T09:00:00Z", "late", "3 days late", "متأخر 3 أيام", 1],
])("at %s an open inquiry is %s: %s", (moment, kind, english, arabic, elapsed) => {
  expect(dueState("en", open, at(moment))).toEqual({ kind, text: english, elapsed });
  expect(dueState("ar", open, at(moment)).text).toBe(arabic);
});

test.each([
  [{ ...open, status: "answered", last_in_time: true }, "met"],
  [{ ...open, status: "closed", last_in_time: false }, "missed"],
  [{ ...open, status: "closed" }, "none"],
  [{ ...open, status: "spam" }, "none"],
  [{ ...open, due_at: null }, "none"],
] as const)("%o is %s", (inquiry, kind) => {
  expect(dueState("en", inquiry, at(due)).kind).toBe(kind);
});
