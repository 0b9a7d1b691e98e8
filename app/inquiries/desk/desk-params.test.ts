import { expect, test } from "vitest";
import { parseDeskParams, serializeDeskParams } from "./desk-params.ts";

const at = "2026-11-22T08:15:30.123456+00:00";
const id = "00000000-0000-4000-8000-00000000005a";
const plain = { view: "open", search: "", sorting: "due" } as const;

test.each([
  plain,
  { ...plain, view: "all", sorting: "newest" },
  { ...plain, view: "spam", sorting: "newest", cursor: { side: "before", at, id } },
  { ...plain, view: "waiting", sorting: "waiting", outcome: "none" },
  { ...plain, view: "waiting", sorting: "look_again", only: ["unread", "files"] },
  { ...plain, sorting: "newest", cursor: { side: "after", at: "2026-11-22T08:15:30+00:00", id } },
  { ...plain, cursor: { side: "before", at: "infinity", id } },
  { ...plain, view: "mine", search: "a+b & «خوري» #1", kind: "project", language: "ar", assignee: id },
  { ...plain, only: ["unassigned"], since: "2026-11-01", until: "2026-11-30", outcome: "won" },
  { ...plain, inquiry: id },
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
  "?since=2026-02-31&until=yesterday&outcome=drawn&as=table",
  "?since=0000-01-01",
])("%s shows the open inquiries", (address) => {
  expect(parseDeskParams(new URLSearchParams(address))).toEqual(plain);
});

test.each([
  ["?view=answered", { ...plain, view: "waiting", sorting: "look_again" }],
  [`?assignee=nobody`, { ...plain, only: ["unassigned"] }],
  [`?unassigned&assignee=${id}`, { ...plain, only: ["unassigned"] }],
] as const)("%s of a form or an older link is understood", (address, params) => {
  expect(parseDeskParams(new URLSearchParams(address))).toEqual(params);
});

test("a search is no longer than the server takes", () => {
  expect(parseDeskParams(new URLSearchParams({ q: "x".repeat(300) })).search).toHaveLength(200);
});
