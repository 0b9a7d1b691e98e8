import { expect, test } from "vitest";
import { formPath, parseFormQuery } from "./form-path.ts";

test("a form's address holds what it fills in, and Arabic as it is", () => {
  const subject = "حسّاس & بوابة";
  const path = formPath({ locale: "ar", kind: "contact" }, { inquiryType: "quote", subject });
  expect(path).toBe("/ar/contact?inquiryType=quote&subject=حسّاس+%26+بوابة");
  const { search } = new URL(path, "http://localhost");
  expect(parseFormQuery("contact", search)).toEqual([
    ["inquiryType", "quote"],
    ["subject", subject],
  ]);
});

test("an address fills in choices that the form offers, and nothing about its sender", () => {
  const query =
    "?projectType=iot&projectType=digital&features=gateways&features=x&features=plc&budget=1m&needsConsultation=on" +
    "&hasExistingSystem=yes&name=Rana&email=rana@example.com&description=Text&subject=Text&x=1";
  expect(parseFormQuery("project", query)).toEqual([
    ["needsConsultation", "on"],
    ["projectType", "iot"],
    ["features", "gateways"],
    ["features", "plc"],
  ]);
});

test("a subject that the form would not take is ignored", () => {
  expect(parseFormQuery("contact", `?subject=${"a".repeat(201)}`)).toEqual([]);
});
