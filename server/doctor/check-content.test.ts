import { expect, test } from "vitest";
import type { FirmFacts } from "../../app/firm-types.ts";
import { company } from "../../firm/company.ts";
import { firmFacts as demoFacts } from "../../demo/firm-facts.ts";
import { checkClosedDays, checkContent, checkSample } from "./check-content.ts";

const today = "2026-11-26";
const name = { en: "Rana", ar: "رنا" };

test.each<[name: string, facts: FirmFacts, read: string[], level: string, words: RegExp]>([
  ["nothing", {}, [], "ok", /up to date/],
  [
    "everything, in time",
    { ...certified("2027-01-26"), ...named(today) },
    ["2025-11-26"],
    "ok",
    /up to date/,
  ],
  ["old rules", {}, [today, "2025-11-25", "2025-01-31"], "problem", /2 of 3 rules .*2025-01-31/],
  [
    "a certificate that has ended",
    certified("2026-11-25"),
    [],
    "problem",
    /12 for ISO 9001 ends on 2026-11-25/,
  ],
  ["a certificate on its last day", certified(today), [], "warning", /ends on 2026-11-26: renew/],
  ["a certificate that ends in 60 days", certified("2027-01-25"), [], "warning", /renew/],
  ["a person without a day of consent", named(""), [], "problem", /Rana has not agreed/],
  ["a person who agrees tomorrow", named("2026-11-27"), [], "problem", /Rana has not agreed/],
])("content with %s", (_, facts, read, level, words) => {
  const rules = read.map((day) => ({ read: day }));
  expect(checkContent(facts, rules, today)[0]).toEqual({
    level,
    subject: "Content",
    message: expect.stringMatching(words),
  });
});

function certified(expires: string): FirmFacts {
  return { certificates: [{ standard: "ISO 9001", number: "12", body: "Body", expires }] };
}

function named(consentedOn: string): FirmFacts {
  return { people: [{ name, role: name, languages: name, consentedOn }] };
}

test.each([
  ["the sample on this machine", {}, true, []],
  ["the sample in public", {}, false, ["warning"]],
  [
    "a real firm with the sample’s phone and sender",
    { isSample: false, email: "a@firm.com" },
    true,
    ["problem"],
  ],
])("%s", (_, change, isLocal, levels) => {
  const mailFrom = `${company.name.en} <${company.email}>`;
  const findings = checkSample({ ...company, ...change }, { isLocal, mailFrom });
  expect(findings.map(({ level }) => level)).toEqual(levels);
  if (levels[0] === "problem") expect(findings[0]?.message).toMatch(/^phone, whatsapp, address, MAIL_FROM /);
});

test("facts that buyers ask and nobody gave are named, and those given are not", () => {
  const asked = (facts: FirmFacts) =>
    checkContent(facts, [], today).find(({ subject }) => subject === "Facts")?.message;
  expect(asked({})).toMatch(/months of warranty.*importers you work with/);
  expect(asked({ warrantyMonths: 24, answers: { visits: name } })).not.toMatch(/warranty|visits/);
  const answers = { manufacturer: name, tests: name, failures: name, nda: name, drawings: name };
  expect(asked({ ...demoFacts, answers: { ...demoFacts.answers, ...answers } })).toBeUndefined();
});

test.each([
  ["in two years", ["2026-12-25", "2028-12-25"], "2026-11-26", "ok", /until 2028-12-31/],
  ["in 60 days", ["2026-12-25"], "2026-11-01", "warning", /end on 2026-12-31: enter those of another year/],
  ["before today", ["2026-12-25"], "2027-01-01", "problem", /end on 2026-12-31/],
  ["nowhere, as there are none", [], "2026-11-26", "problem", /are none/],
])("closed days that end %s", (_, days, day, level, words) => {
  const message = expect.stringMatching(words);
  expect(checkClosedDays(days, day)).toEqual({ level, subject: "Closed days", message });
});
