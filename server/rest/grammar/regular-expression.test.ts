import { expect, test } from "vitest";
import { isCheapPattern } from "./regular-expression.ts";

test.each([
  "^pump$",
  "a|b",
  String.raw`^\+961 ?\d{1,2} \d{3} \d{3}$`,
  "[أ-ي]+",
  "(?:a)(?=b)",
  "(a{1,100}){1,100}",
])("lets the pattern %s through", (pattern) => {
  expect(isCheapPattern(pattern)).toBe(true);
});

test.each([`${"(".repeat(150)}${")".repeat(150)}`, String.raw`^(a*)(a*)\1\2$`])(
  "refuses the costly pattern %s",
  (pattern) => {
    expect(isCheapPattern(pattern)).toBe(false);
  },
);
