import { expect, test } from "vitest";
import { splitParagraphs } from "./split-paragraphs.ts";

test("a text is split at empty lines; of very many paragraphs the rest is one, and nothing is lost", () => {
  expect(splitParagraphs("Dear all,\n\none\ntwo\n\n\nRana")).toEqual(["Dear all,", "one\ntwo", "Rana"]);
  const text = "x\n\n".repeat(30_000);
  const paragraphs = splitParagraphs(text);
  expect(paragraphs).toHaveLength(500);
  expect(paragraphs.join("\n\n")).toBe(text);
});
