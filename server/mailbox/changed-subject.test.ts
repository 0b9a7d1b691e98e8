import { expect, test } from "vitest";
import { changedSubject } from "./changed-subject.ts";

const texts = [
  "Thank you, Rana. We have your message.",
  "Old bakery site\nWe need a sign.",
  "لوحة تحكم\nنحتاجها",
];

test.each([
  ["Re: Old bakery site (N-7F3K2)", ""],
  ["AW: [EXTERNAL] Re[2]: OLD bakery  site", ""],
  ["Re: We have your message (N-7F3K2)", ""],
  ["رد: لوحة تحكم", ""],
  ["Re:", ""],
  ["", ""],
  ["New project: irrigation for 40 farms", "New project: irrigation for 40 farms"],
  ["Re: [12 boards]", "[12 boards]"],
  ["Re: Approved, start with 12 (N-7F3K2)", "Approved, start with 12"],
  ["[12 boards] by May", "[12 boards] by May"],
])("“%s” says “%s”", (subject, said) => {
  expect(changedSubject(subject, texts)).toBe(said);
});
