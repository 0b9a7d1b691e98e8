import { expect, test } from "vitest";
import { revisionLetter } from "./revision-letters.ts";

test("Revisions are lettered from B to Z, and then no more", () => {
  expect([0, 1, 24, 25].map(revisionLetter)).toEqual(["B", "C", "Z", undefined]);
});
