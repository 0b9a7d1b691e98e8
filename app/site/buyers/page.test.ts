import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { load } from "cheerio";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { firmFacts as demoFacts } from "../../../demo/firm-facts.ts";
import type { Company } from "../../firm-types.ts";
import { company as given } from "../../../firm/company.ts";
import { firmFacts } from "../../../firm/facts.ts";
import type { FirmFacts } from "../../firm-types.ts";
import { type Locale, locales } from "../../i18n/text.ts";
import { formPath } from "../../inquiries/form-path.ts";
import { holds, isStale } from "./dated-content.server.ts";
import { describeBuyersPage } from "./facts.server.ts";
import { deviceNames, marketWords } from "./market-words.ts";
import { describeMarkets } from "./markets.server.ts";
import BuyersPage from "./page.tsx";
import { rules as rulesByMarket } from "./rules.server.ts";
import { firmWords, orderWords, questionWords, words } from "./words.ts";

const today = "2026-11-30";
const rules = Object.values(rulesByMarket).flat();
/** Without what a firm may give. */
const bare: Company = {
  ...given,
  ...Object.fromEntries(Object.keys(firmFacts).map((id) => [id, undefined])),
};

function render(facts: FirmFacts, locale: Locale) {
  const loaderData = describeBuyersPage({ ...bare, ...facts }, locale, today);
  const page = createElement(BuyersPage, { loaderData });
  const entries = [`/${locale}/buyers`];
  return load(renderToStaticMarkup(createElement(MemoryRouter, { initialEntries: entries }, page)));
}

for (const locale of locales) {
  test(`${locale}: nothing is said of facts that the firm has not given`, () => {
    const page = render({}, locale);
    const names = page("dt")
      .map((_, name) => page(name).text())
      .get();
    for (const absent of [
      firmWords.legalName,
      firmWords.certificate,
      firmWords.standards,
      orderWords.warranty,
    ])
      expect(names).not.toContain(absent[locale]);
    expect(page("[aria-labelledby=order] li")).toHaveLength(5);
    expect(page("[aria-labelledby=questions] li")).toHaveLength(8);
    expect(page("[aria-labelledby=questions] a[href*='/contact?']")).toHaveLength(0);
    expect(page.text()).not.toContain(questionWords.visits.question[locale]);
    expect(page.text()).not.toMatch(/undefined|NaN|\{\w+\}|(?<!:)\b00\b|0000/);
  });

  test(`${locale}: whoever asks for a quote finds the form filled in`, () => {
    const given = { inquiryType: "quote", subject: words.quoteSubject[locale] } as const;
    const quote = formPath({ locale, kind: "contact" }, given);
    expect(render({}, locale)("[aria-labelledby=closing] a").last().attr("href")).toBe(quote);
  });

  test(`${locale}: every fact that it gives is said`, () => {
    const page = render(demoFacts, locale);
    const { legal, standards = [], people = [], certificates = [], answers = {} } = demoFacts;
    const firm = page("[aria-labelledby=firm]").text().replaceAll("\u00a0", " ");
    for (const said of [legal?.name[locale], legal?.taxNumber, legal?.founded, ...standards])
      expect(firm).toContain(said);
    for (const { name } of people) expect(firm).toContain(name[locale]);
    for (const { number } of certificates) expect(firm).toContain(number);
    expect(page("[aria-labelledby=order]").text()).toMatch(/30%.*30%.*30%.*10%.*24.*7.*5.*DAP/);
    expect(page("[aria-labelledby=questions] li")).toHaveLength(10);
    expect(page("[aria-labelledby=questions] a[href*='/contact?']")).toHaveLength(1);
    for (const answer of Object.values(answers))
      expect(page("[aria-labelledby=questions]").text()).toContain(answer[locale]);
    expect(page.text()).not.toMatch(/undefined|NaN|\{\w+\}/);
  });

  test(`${locale}: each rule names who is responsible, its page and the day; each market what was not found`, () => {
    const page = render({}, locale);
    const rows = page("[aria-labelledby=market] tr:has(a)");
    expect(rows).toHaveLength(rules.length);
    for (const row of rows.get()) {
      expect(page("td", row).filter((_, cell) => page(cell).text().trim() === "")).toHaveLength(0);
      expect(page(row).text()).toMatch(/\d \S+ 2026$/);
    }
    const [kuwait] = describeMarkets(locale, today).filter(({ rules: [first] }) =>
      first?.source.includes(".kw/"),
    );
    expect(kuwait?.missing).toContain(deviceNames.medical[locale]);
    expect(kuwait?.missing).not.toContain(deviceNames.radio[locale]);
    expect(page("[aria-labelledby=market]").text()).toContain(kuwait?.missing);
  });
}

test("nobody is named before the day of the consent, and no certificate after its last", () => {
  const person = {
    name: { en: "Rana", ar: "رنا" },
    role: { en: "Engineer", ar: "مهندسة" },
    languages: { en: "", ar: "" },
  };
  const certificate = { standard: "ISO 9001", number: "12", body: "Body" };
  const firmOn = (day: string) =>
    render(
      { people: [{ ...person, consentedOn: day }], certificates: [{ ...certificate, expires: day }] },
      "en",
    )("[aria-labelledby=firm]").text();
  expect(firmOn("2026-11-30")).toMatch(/Rana.*ISO 9001/);
  expect(firmOn("2026-12-01")).not.toContain("Rana");
  expect(firmOn("2026-11-29")).not.toContain("ISO 9001");
  expect(holds({ expires: today }, "2026-12-01")).toBe(false);
});

test("a page read more than twelve months ago says so", () => {
  const stale = (day: string) =>
    describeMarkets("en", day).flatMap((market) => market.rules.filter((rule) => rule.isStale));
  expect(stale(today)).toEqual([]);
  expect(stale("2029-01-01")).toHaveLength(rules.length);
  expect(marketWords.stale.en).toContain("check the page");
});

test.each([
  ["2025-11-25", "2026-11-26", true],
  ["2025-11-26", "2026-11-26", false],
  ["2024-02-29", "2025-02-28", false],
  ["2024-02-29", "2025-03-01", true],
])("what was read on %s is more than twelve months old on %s: %s", (read, day, stale) => {
  expect(isStale(read, day)).toBe(stale);
});

test("the sources are addresses, one a rule", () => {
  expect(rules.filter(({ source }) => !URL.canParse(source))).toEqual([]);
  expect(new Set(rules.map(({ source }) => source)).size).toBe(rules.length);
});
