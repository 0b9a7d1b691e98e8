import { expect, test } from "vitest";
import type { AuditEntryWithInquiry } from "./fetch-audit-log.ts";
import { foldEntries } from "./log-days.tsx";

let number = 100;
/** An entry before the last one made, at this time of 25 November or the day before it. */
function entry(time: string, action: string, resource = "a", more: object = {}): AuditEntryWithInquiry {
  return {
    id: String(number),
    number: number--,
    hash: "",
    actor_email_salt: null,
    actor_email_digest: null,
    email_salt: null,
    email_digest: null,
    action,
    actor_id: "ada",
    actor_email: "ada@example.com",
    resource_type: "inquiries",
    resource_id: resource,
    request_id: null,
    details: {},
    created_at: new Date(`2026-11-${time}`).toISOString(),
    inquiry: undefined,
    ...more,
  };
}

test("neighbours that say the same stand in one row, but not over midnight or around somebody else", () => {
  const days = foldEntries([
    entry("25T09:00", "inquiry.opened", "a"),
    entry("25T08:50", "inquiry.opened", "b"),
    entry("25T08:40", "inquiry.note_added", "a"),
    entry("25T08:30", "inquiry.note_added", "a"),
    entry("25T08:20", "inquiry.note_added", "b"),
    entry("25T08:15", "inquiry.status_changed", "b", { details: { from: "new", to: "closed" } }),
    entry("25T08:14", "inquiry.status_changed", "b", { details: { from: "closed", to: "new" } }),
    entry("25T00:10", "inquiry.opened", "b", { actor_id: "karim" }),
    entry("25T00:05", "inquiry.opened", "b"),
    entry("24T23:59", "inquiry.opened", "b"),
  ]);
  expect(days.map(({ rows }) => rows.map((row) => row.length))).toEqual([[2, 2, 1, 1, 1, 1, 1], [1]]);
  expect(foldEntries([])).toEqual([]);
});
