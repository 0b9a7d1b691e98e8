import { expect, test } from "vitest";
import { fieldsOf, inquiryKinds } from "./fields.ts";
import { wordChoice } from "./word-choice.ts";

test("the desk has words for every choice a form offers", () => {
  for (const [name, field] of inquiryKinds.flatMap(fieldsOf)) {
    for (const value of "options" in field ? field.options : []) {
      expect(wordChoice("ar", name, value), `${name}.${value}`).toMatch(/\p{Script=Arabic}/u);
    }
  }
});

test("a value no form offers any more stands as it was stored", () => {
  expect(wordChoice("ar", "budget", "1m+")).toBe("1m+");
});
