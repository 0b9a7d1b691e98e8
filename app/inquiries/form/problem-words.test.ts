import { expect, test } from "vitest";
import { formatCount } from "../../i18n/plural.ts";
import { localize } from "../../i18n/text.ts";
import { problemCount, problemText, problemWords } from "./problem-words.ts";

test("a field's own text is used before the general one", () => {
  const words = localize("en", problemWords);
  const value = "rana@";
  expect(problemText(words, "contact", "email", "invalid", { value })).toMatch(/^Check the email address/);
  expect(problemText(words, "contact", "locale", "missing", { value: "" })).toMatch(
    /^This form did not load completely/,
  );
});

test("too long says how long it may be and how long it is, in characters", () => {
  const words = localize("ar", problemWords);
  expect(problemText(words, "contact", "subject", "too_long", { value: "😀".repeat(201) })).toBe(
    "اختصر النص: عدد أحرفه 201، والحد الأقصى 200.",
  );
});

test("problems are counted as each language counts", () => {
  expect([1, 2].map((n) => formatCount("en", n, problemCount))).toEqual([
    "There is 1 problem",
    "There are 2 problems",
  ]);
  expect([1, 2, 3, 11].map((n) => formatCount("ar", n, problemCount))).toEqual([
    "في الاستمارة خطأ واحد",
    "في الاستمارة خطآن",
    "في الاستمارة 3 أخطاء",
    "في الاستمارة 11 خطأً",
  ]);
});
