import { expect, test } from "vitest";
import { parseRange } from "./parse-range.ts";

test.each([
  ["bytes=0-9", { start: 0, end: 9 }],
  ["Bytes=0-9", { start: 0, end: 9 }],
  ["bytes= 5- ", { start: 5, end: 99 }],
  ["bytes=99-", { start: 99, end: 99 }],
  ["bytes=-10", { start: 90, end: 99 }],
  ["bytes=-1000", { start: 0, end: 99 }],
  [`bytes=0-${"9".repeat(400)}`, { start: 0, end: 99 }],
  [`bytes=-${"9".repeat(400)}`, { start: 0, end: 99 }],
  ["bytes=100-", "unsatisfiable"],
  ["bytes=-0", "unsatisfiable"],
  [`bytes=${"9".repeat(400)}-`, "unsatisfiable"],
  ["items=0-5", undefined],
  ["bytes=9-5", undefined],
  ["bytes=-", undefined],
  ["bytes=1-2,4-5", undefined],
  [`bytes=${"0-1,".repeat(1_000)}0-1`, undefined],
  ["bytes=0x1-5", undefined],
  ["bytes=1.5-5", undefined],
  ["bytes", undefined],
])("%s of a hundred bytes", (header, part) => {
  expect(parseRange(header, 100)).toEqual(part);
});

test("an empty file has no satisfiable range", () => {
  expect(parseRange("bytes=0-", 0)).toBe("unsatisfiable");
});
