import { expect, test } from "vitest";
import { parseDeskParams } from "../desk-params.ts";
import { countArrived, groupInquiries, type InquiryPage, mergePage } from "./inquiry-page.ts";

type Row = InquiryPage["inquiries"][number];

const list = (...rows: [id: string, status: Row["status"]][]): InquiryPage => ({
  address: "?view=open",
  asked: [],
  digest: "",
  params: parseDeskParams(new URLSearchParams()),
  // Only these are looked at.
  inquiries: rows.map(([id, status]) => ({ id, status, version: 1 }) as Row),
  has_previous: false,
  has_next: false,
  counts: { open: rows.length } as InquiryPage["counts"],
  problems: [],
  failed_mails: [],
  failed_mail_count: 0,
  missed_mails: [],
  others: [],
});

test("rows keep their places and get their new contents, and what arrived waits", () => {
  const shown = list(["a", "new"], ["b", "new"], ["c", "new"]);
  const latest = list(["d", "new"], ["c", "answered"], ["a", "in_progress"]);
  const merged = mergePage(shown, latest);
  expect(merged.inquiries.map(({ id, status }) => [id, status])).toEqual([
    ["a", "in_progress"],
    ["b", "new"],
    ["c", "answered"],
  ]);
  expect(merged.counts).toBe(latest.counts);
  expect(countArrived(shown, latest)).toBe(1);
});

test("a row that has left the view shows what has become of it, one that is further down has not left", () => {
  const shown = list(["a", "new"], ["b", "new"]);
  const [a, b] = shown.inquiries;
  if (!a || !b) throw new Error("there are two");
  const others = [{ ...a, status: "closed" as const, version: 2 }, b];
  const merged = mergePage(shown, { ...list(["c", "new"]), others });
  expect(merged.inquiries.map(({ status }) => status)).toEqual(["closed", "new"]);
  expect(merged.left).toEqual(new Map([["a", a]]));
});

test("a row that is erased goes at once", () => {
  const shown = list(["a", "new"], ["b", "new"]);
  const merged = mergePage(shown, { ...list(["b", "new"]), asked: ["a", "b"] });
  expect(merged.inquiries.map(({ id }) => id)).toEqual(["b"]);
});

test("a row that is to come back on a day stays under its heading until the list is shown anew", () => {
  const params = parseDeskParams(new URLSearchParams({ view: "waiting" }));
  const shown = { ...list(["a", "answered"], ["b", "answered"], ["c", "answered"]), params };
  const inquiries = shown.inquiries.map((row) => ({ ...row, look_again_on: null }));
  const changed = inquiries.map((row) => (row.id === "b" ? { ...row, look_again_on: "2026-12-01" } : row));
  const merged = mergePage({ ...shown, inquiries }, { ...shown, inquiries: changed });
  expect(groupInquiries("en", merged, Date.now())).toMatchObject([
    { title: "No day to look again", count: 3 },
  ]);
});
