import { expect, test } from "vitest";
import { parseReference } from "./list-commands.ts";

test.each([
  "N-7F3K2",
  "n-7f3k2",
  "n7f3k2",
  " 7F3K2 ",
  "N 7f3k2",
  "N-٧F٣K٢",
  "\u2068N-7F3K2\u2069",
  "(N\u20117F3K2)",
  "[n – 7f3k2]",
  "N-7F3K2.",
])("%s is a reference", (typed) => {
  expect(parseReference(typed)).toBe("N-7F3K2");
});

test.each(["", "N-", "valve", "N-7F3K", "N-7F3K21", "N-AB1O0", "من"])("%s is none", (typed) => {
  expect(parseReference(typed)).toBeUndefined();
});
