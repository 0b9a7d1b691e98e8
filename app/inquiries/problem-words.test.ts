import { expect, test } from "vitest";
import { countOf } from "../i18n/count.ts";
import { inLocale } from "../i18n/text.ts";
import { problemCount, problemSentence, problemWords } from "./problem-words.ts";

test("a field's own sentence comes before the general one", () => {
  const words = inLocale("en", problemWords);
  expect(problemSentence(words, "contact", "email", "invalid", "rana@")).toMatch(/^Check the email address/);
  expect(problemSentence(words, "contact", "company", "invalid", "\u0000")).toMatch(/^This holds characters/);
});

test("too long says how long it may be and how long it is, in characters", () => {
  const words = inLocale("ar", problemWords);
  expect(problemSentence(words, "contact", "subject", "too_long", "😀".repeat(201))).toBe(
    "النص طويل. الحد الأقصى للأحرف 200، وعددها هنا 201.",
  );
});

test("problems are counted as each language counts", () => {
  expect([1, 2].map((n) => countOf("en", n, problemCount))).toEqual([
    "There is 1 problem",
    "There are 2 problems",
  ]);
  expect([1, 2, 3, 11].map((n) => countOf("ar", n, problemCount))).toEqual([
    "في النموذج خطأ واحد",
    "في النموذج خطآن",
    "في النموذج 3 أخطاء",
    "في النموذج 11 خطأً",
  ]);
});
