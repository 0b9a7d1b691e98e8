import { expect, test } from "vitest";
import { fieldsOf, inquiryKinds } from "../fields.ts";
import { choiceLabel } from "./choice-label.ts";

test("every choice a form offers has an Arabic label", () => {
  for (const [name, field] of inquiryKinds.flatMap(fieldsOf)) {
    for (const value of "options" in field ? field.options : []) {
      expect(choiceLabel("ar", name, value), `${name}.${value}`).toMatch(/\p{Script=Arabic}/u);
    }
  }
});

test("a value no form offers any more is returned as stored", () => {
  expect(choiceLabel("ar", "budget", "1m+")).toBe("1m+");
});
