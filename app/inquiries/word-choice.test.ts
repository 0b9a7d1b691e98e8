import { expect, test } from "vitest";
import { budgets, inquiryTypes, projectTypes, timelines } from "./fields.ts";
import { type Choice, wordChoice } from "./word-choice.ts";

const offered: Record<Choice, readonly string[]> = {
  inquiryType: inquiryTypes,
  projectType: Object.keys(projectTypes),
  feature: Object.values(projectTypes).flat(),
  budget: budgets,
  timeline: timelines,
};

test("the desk has words for every choice a form offers", () => {
  // Object.keys forgets the keys that the record names.
  for (const choice of Object.keys(offered) as Choice[]) {
    for (const value of offered[choice]) {
      expect(wordChoice("ar", choice, value), `${choice}.${value}`).toMatch(/\p{Script=Arabic}/u);
    }
  }
});

test("a value no form offers any more stands as it was stored", () => {
  expect(wordChoice("ar", "budget", "1m+")).toBe("1m+");
});
