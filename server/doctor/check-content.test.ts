import { expect, test } from "vitest";
import type { DatedContent } from "../../app/site/buyers/dated-content.server.ts";
import { checkClosedDays, checkContent } from "./check-content.ts";

const today = "2026-11-26";

const none: DatedContent = {
  company: {},
  conformity: { rules: [], gaps: [], everywhere: [] },
};

const name = { en: "Rana", ar: "رنا" };
const company = { ...certified("2027-01-26").company, ...named(today).company };

test.each<[name: string, content: DatedContent, level: string, words: RegExp]>([
  ["no entry", none, "ok", /up to date/],
  ["every entry, in time", { ...checked("2025-11-26", today), company }, "ok", /up to date/],
  ["an old rule", checked("2025-11-25", today), "problem", /1 of 3 rules/],
  ["old gaps", checked(today, "2025-11-25", "2025-01-31"), "problem", /2 of 3 .*2025-01-31/],
  ["a certificate that has ended", certified("2026-11-25"), "problem", /12 for ISO 9001 ends on 2026-11-25/],
  ["a certificate on its last day", certified(today), "warning", /ends on 2026-11-26: renew/],
  ["a certificate that ends in 60 days", certified("2027-01-25"), "warning", /renew/],
  ["a person without a day of consent", named(""), "problem", /Rana has not agreed/],
  ["a person who agrees tomorrow", named("2026-11-27"), "problem", /Rana has not agreed/],
])("content with %s", (_, content, level, words) => {
  expect(checkContent(content, today)).toEqual([
    { level, subject: "Content", message: expect.stringMatching(words) },
  ]);
});

function checked(rule: string, gap: string, sentence = gap): DatedContent {
  const cells = (day: string) => [{ checked: day }];
  return { ...none, conformity: { rules: cells(rule), gaps: cells(gap), everywhere: cells(sentence) } };
}

function certified(expires: string): DatedContent {
  const certificate = { standard: "ISO 9001", number: "12", body: "Body", expires };
  return { ...none, company: { certificates: [certificate] } };
}

function named(consentedOn: string): DatedContent {
  return { ...none, company: { people: [{ name, role: name, languages: name, consentedOn }] } };
}

test.each([
  ["in two years", ["2026-12-25", "2028-12-25"], "2026-11-26", "ok", /until 2028-12-31/],
  ["in 60 days", ["2026-12-25"], "2026-11-01", "warning", /end on 2026-12-31: enter those of another year/],
  ["before today", ["2026-12-25"], "2027-01-01", "problem", /end on 2026-12-31/],
  ["nowhere, as there are none", [], "2026-11-26", "problem", /are none/],
])("closed days that end %s", (_, days, day, level, words) => {
  const message = expect.stringMatching(words);
  expect(checkClosedDays(days, day)).toEqual({ level, subject: "Closed days", message });
});
