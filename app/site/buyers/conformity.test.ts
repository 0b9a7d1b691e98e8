import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { load } from "cheerio";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { company } from "../../company.ts";
import { listSeparator, type Locale, locales, localize } from "../../i18n/text.ts";
import {
  cellsOf,
  conformity,
  marketFactsOf,
  markets,
  parseConformity,
  standardsFactsOf,
  traits,
} from "./conformity.server.ts";
import { Market } from "./market.tsx";
import { marketWords, standardsWords } from "./words.ts";
import { Standards } from "./standards.tsx";
import { holds, isStale } from "./dated-content.server.ts";

const today = "2026-11-26";
const printed = { address: "https://nawat.example/en/buyers", asOf: "26 November 2026" };
const { rules, gaps } = conformity;

function render(element: ReactElement, locale: Locale = "en") {
  const path = `/${locale}/buyers`;
  return load(renderToStaticMarkup(createElement(MemoryRouter, { initialEntries: [path] }, element)));
}

function renderMarket(shown = conformity, day = today, locale: Locale = "en") {
  const facts = marketFactsOf(shown, locale, day);
  return render(createElement(Market, { facts, designator: "B", printed }), locale);
}

function renderStandards(entries: Parameters<typeof standardsFactsOf>[0], day = today) {
  const facts = standardsFactsOf(entries, "en", day);
  return render(createElement(Standards, { ...facts, designator: "C" }));
}

for (const locale of locales) {
  test(`${locale}: every cell says its rules, or that none was found, or that nobody has looked`, () => {
    const withHole = { ...conformity, gaps: gaps.slice(1) };
    const page = renderMarket(withHole, today, locale);
    expect(page("tbody tr")).toHaveLength(markets.length);
    const expected = cellsOf(withHole, locale, today).flatMap(({ name, cells }) =>
      cells.map((cell) => {
        const says =
          cell.kind === "rules"
            ? [...new Set(cell.rules.map(({ label }) => label))].join(listSeparator(locale))
            : marketWords[cell.kind][locale];
        return `${name}, ${cell.name}: ${says}`;
      }),
    );
    expect(expected).toHaveLength(markets.length * traits.length);
    const summaries = page("td summary, td > p");
    expect(summaries.map((_, cell) => page(cell).text()).get()).toEqual(expected);
    expect(expected.filter((text) => text.endsWith(marketWords.notLookedUp[locale]))).toHaveLength(1);
  });
}

test("A rule names its source, the day and how sure it is, and stands in full once on paper", () => {
  const page = renderMarket();
  for (const { source, scheme, asks } of rules) {
    const shown = page("td details > div > div").filter(
      (_, rule) => page("a", rule).attr("href") === source && page("h3", rule).text() === scheme.en,
    );
    expect(shown.first().text()).toContain(asks.en);
    expect(shown.first().text()).toMatch(/Checked\d+ \w+ \d{4}/);
    expect(shown.filter(":not([class])")).toHaveLength(1);
  }
});

test("What was checked more than twelve months ago says so, and days that have passed are gone", () => {
  const stale = marketWords.stale.en;
  expect(renderMarket().text()).not.toContain(stale);
  const later = renderMarket(conformity, "2029-01-01");
  const opened = later("td details > div > div");
  expect(opened.filter((_, cell) => !later(cell).text().endsWith(stale))).toHaveLength(0);
  expect(later("ol li").length).toBeLessThan(renderMarket()("ol li").length);
  expect(renderMarket(conformity, "2099-01-01")("h3").text()).not.toContain(marketWords.datesHeading.en);
});

test("The caution names the day of the checks, or the first and the last", () => {
  expect(renderMarket().text()).toMatch(/checked on \d+ \w+ \d{4}\./);
  const older = { ...conformity, gaps: gaps.map((gap) => ({ ...gap, checked: "2026-01-31" })) };
  expect(renderMarket(older).text()).toMatch(/checked between 31 January 2026 and \d+ \w+ \d{4}\./);
});

test("A wrong file is refused, with every problem it has", () => {
  const [rule, ...others] = rules;
  const wrong = {
    ...rule,
    source: "cst.gov.sa",
    checked: "25.11.2026",
    asks: { en: " ", ar: "نص" },
    who: ["x"],
  };
  const read = () => parseConformity({ ...conformity, rules: [wrong, ...others], extra: [] });
  for (const problem of [
    "rules[0].source",
    "rules[0].checked",
    "rules[0].asks.en",
    "rules[0].who[0]",
    "extra",
  ])
    expect(read).toThrow(problem);
});

test("A cell is not both a gap and a rule, nor a gap twice", () => {
  const [market, trait] = [rules[0]?.markets[0] ?? "sa", rules[0]?.traits[0] ?? "radio"];
  const gap = { market, trait, checked: today };
  expect(() => parseConformity({ ...conformity, gaps: [gap] })).toThrow(`gap ${market}, ${trait}`);
  expect(() => parseConformity({ ...conformity, gaps: [...gaps, ...gaps.slice(0, 1)] })).toThrow("gap");
});

test("Standards, certificates and laboratories stand there when the company has them, under the first's heading", () => {
  const { standards = [], certificates = [], laboratories = [] } = company;
  const headingsOf = (entries: Parameters<typeof standardsFactsOf>[0], day?: string) => {
    const page = renderStandards(entries, day);
    return page("h2, h3")
      .map((_, heading) => page(heading).text())
      .get();
  };
  const { standardsHeading, certificatesHeading, laboratoriesHeading } = localize("en", standardsWords);
  expect(renderStandards({}).text()).toBe("");
  expect(headingsOf({ laboratories })).toEqual([laboratoriesHeading]);
  expect(headingsOf({ standards, certificates: [] })).toEqual([standardsHeading]);
  const all = { standards, certificates, laboratories };
  expect(headingsOf(all)).toEqual([standardsHeading, certificatesHeading, laboratoriesHeading]);
  expect(headingsOf(all, "2100-01-01")).toEqual([standardsHeading, laboratoriesHeading]);
  expect(renderStandards(all)("li")).toHaveLength(standards.length);
  expect(() => renderStandards({ standards: ["IEC 0"] })).toThrow("IEC 0");
});

test.each([
  ["2025-11-25", "2026-11-26", true],
  ["2025-11-26", "2026-11-26", false],
  ["2026-11-26", "2026-11-26", false],
  ["2024-02-29", "2025-02-28", false],
  ["2024-02-29", "2025-03-01", true],
])("what was checked on %s is more than twelve months old on %s: %s", (checked, today, stale) => {
  expect(isStale(checked, today)).toBe(stale);
});

test("a certificate holds on its last day, and not on the next", () => {
  expect(holds({ expires: "2026-11-26" }, "2026-11-26")).toBe(true);
  expect(holds({ expires: "2026-11-26" }, "2026-11-27")).toBe(false);
});
