import { expect, test } from "vitest";
import { matchesQuery } from "./search.ts";

// What is folded is in app/i18n/folding.test.ts.
test.each([
  ["الذكاء الاصطناعي في الكويت", "ذكا كويت", true],
  ["هيئة كهرباء ومياه دبي", "هيئه كهربا", true],
  ["مشاريع 2025 في دبي", "٢٠٢٥", true],
  ["Falcon Arabic, a language model", "falcon MODEL", true],
  ["anything", "", true],
  ["الذكاء الاصطناعي في الكويت", "ذكاء قطر", false],
  ["Falcon Arabic", "falcons", false],
])("%s, %s: %s", (text, query, isFound) => {
  expect(matchesQuery(text, query)).toBe(isFound);
});
