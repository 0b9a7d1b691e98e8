import { expect, test } from "vitest";
import { parseDeskParams, serializeDeskParams } from "./desk-params.ts";

const at = "2026-11-22T08:15:30.123456+00:00";
const id = "00000000-0000-4000-8000-00000000005a";
const plain = { view: "all", search: "", sorting: "newest" } as const;

test.each([
  plain,
  { ...plain, view: "spam" },
  { ...plain, view: "spam", cursor: { side: "before", at, id } },
  { ...plain, cursor: { side: "after", at: "2026-11-22T08:15:30+00:00", id } },
  { ...plain, sorting: "due", cursor: { side: "before", at: "infinity", id } },
  { ...plain, view: "mine", search: "a+b & «خوري» #1", kind: "project", language: "ar", assignee: id },
  { ...plain, view: "open", inquiry: id },
] as const)("%o is parsed from what it was serialized to", (params) => {
  expect(parseDeskParams(new URLSearchParams(serializeDeskParams(params)))).toEqual(params);
});

test.each([
  "?view=everything",
  "?before=yesterday",
  `?before=${encodeURIComponent(at)}`,
  `?before=${encodeURIComponent(at)}_1),or(id.neq.x`,
  "?after=_",
  "?inquiry=7",
  "?type=letter&language=fr&sort=name&assignee=me",
])("%s shows the newest inquiries", (address) => {
  expect(parseDeskParams(new URLSearchParams(address))).toEqual(plain);
});

test("a search is no longer than the server takes", () => {
  expect(parseDeskParams(new URLSearchParams({ q: "x".repeat(300) })).search).toHaveLength(200);
});
