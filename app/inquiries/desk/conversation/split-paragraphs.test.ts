import { expect, test } from "vitest";
import { beginningOf, splitParagraphs } from "./split-paragraphs.ts";

test("a text is split at empty lines; of very many paragraphs the rest is one, and nothing is lost", () => {
  expect(splitParagraphs("Dear all,\n\none\ntwo\n\n\nRana")).toEqual(["Dear all,", "one\ntwo", "Rana"]);
  const text = "x\n\n".repeat(30_000);
  const paragraphs = splitParagraphs(text);
  expect(paragraphs).toHaveLength(500);
  expect(paragraphs.join("\n\n")).toBe(text);
});

test("a paragraph longer than anybody writes comes in pieces that end at spaces, and nothing of it is lost", () => {
  const prose = "كلمة word ".repeat(2_000);
  const pieces = splitParagraphs(prose);
  expect(pieces.join("")).toBe(prose);
  for (const piece of pieces) {
    expect(piece.length).toBeLessThanOrEqual(1_001);
    expect(piece).toMatch(/\s$/);
  }
  const turning = "aب".repeat(25_000);
  expect(splitParagraphs(turning)).toHaveLength(50);
  expect(splitParagraphs(turning).join("")).toBe(turning);
  expect(splitParagraphs("🤖".repeat(5_000)).every((piece) => piece.isWellFormed())).toBe(true);
});

test("of a long text the first part is shown: neither a word nor a character is cut in two", () => {
  expect(beginningOf("Dear all")).toBe("Dear all");
  const prose = "كلمة word ".repeat(2_000);
  const start = beginningOf(prose);
  expect(prose.startsWith(`${start} `)).toBe(true);
  expect(start.length).toBeGreaterThan(2_900);
  expect(beginningOf("x\n".repeat(500)).split("\n")).toHaveLength(60);
  expect(beginningOf("🤖".repeat(5_000)).isWellFormed()).toBe(true);
  expect(beginningOf("a".repeat(100_000))).toHaveLength(3_000);
});
