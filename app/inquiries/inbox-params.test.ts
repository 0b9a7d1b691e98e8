import { expect, test } from "vitest";
import { serializeInboxParams, parseInboxParams } from "./inbox-params.ts";

const createdAt = "2026-11-22T08:15:30.123456+00:00";
const id = "00000000-0000-4000-8000-00000000005a";

test.each([
  { view: "inquiries", cursor: undefined },
  { view: "spam", cursor: undefined },
  { view: "spam", cursor: { side: "before", createdAt, id } },
  { view: "inquiries", cursor: { side: "after", createdAt: "2026-11-22T08:15:30+00:00", id } },
  { view: "inquiries", inquiry: id },
] as const)("%o is parsed from what it was serialized to", (address) => {
  expect(parseInboxParams(new URLSearchParams(serializeInboxParams(address)))).toEqual(address);
});

test.each([
  "?view=everything",
  "?before=yesterday",
  `?before=${encodeURIComponent(createdAt)}`,
  `?before=${encodeURIComponent(createdAt)}_1),or(id.neq.x`,
  "?after=_",
  "?inquiry=7",
])("%s shows the newest inquiries", (address) => {
  expect(parseInboxParams(new URLSearchParams(address))).toEqual({ view: "inquiries" });
});
