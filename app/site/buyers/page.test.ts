import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { load } from "cheerio";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { company } from "../../company.ts";
import type { Company } from "../../company-entries.ts";
import { locales, type Locale } from "../../i18n/text.ts";
import { describeBuyersPage } from "./facts.server.ts";
import BuyersPage from "./page.tsx";
import { termsWords } from "./terms-words.ts";
import { words } from "./words.ts";

const today = "2026-11-26";

const { name, product, email, phone, whatsapp, address, city, country, countryCode, position } = company;
const { projects, clients, countries, projectsByCategory, answerWithinHours, office } = company;
/** What every firm has, and nothing else. */
const bare: Company = {
  ...{ name, product, email, phone, whatsapp, address, city, country, countryCode, position },
  ...{ projects, clients, countries, projectsByCategory, answerWithinHours, office },
};

function render(entries: Company, locale: Locale) {
  return load(
    renderToStaticMarkup(
      createElement(
        MemoryRouter,
        { initialEntries: [`/${locale}/buyers`] },
        createElement(BuyersPage, { loaderData: describeBuyersPage(entries, locale, today) }),
      ),
    ),
  );
}

/** Headings with nothing between them and the next one, or the end of their part. */
function emptyHeadings(page: ReturnType<typeof render>): string[] {
  return page("h2, h3")
    .filter((_, heading) => page(heading).nextUntil("h2, h3").text().trim() === "")
    .filter((_, heading) => page(heading).nextAll("ul, dl, ol, div, p").length === 0)
    .map((_, heading) => page(heading).text())
    .get();
}

for (const locale of locales) {
  test(`${locale}: without an entry nothing of it is said, and no heading stands over nothing`, () => {
    const page = render(bare, locale);
    // Facts of their own, which need no entry.
    page("#market").remove();
    const text = page.text();
    for (const absent of [
      words.legalName,
      words.taxNumber,
      words.currencies,
      words.peopleHeading,
      words.sample,
      termsWords.paid.name,
      termsWords.due,
      termsWords.warranty.name,
      termsWords.afterHeading,
      termsWords.shippingHeading,
    ])
      expect(text).not.toContain(absent[locale]);
    expect(page("#shipping, a[href='#shipping']")).toHaveLength(0);
    expect(emptyHeadings(page)).toEqual([]);
    expect(text).not.toMatch(/undefined|NaN|\{\w+\}/);
  });

  test(`${locale}: with half of the entries the others are absent, and neighbours close up`, () => {
    const half: Company = {
      ...bare,
      legal: { name: company.name, form: { en: "S.A.R.L.", ar: "ش.م.م." } },
      payments: { order: 30, delivery: 70 },
      warrantyMonths: 12,
    };
    const page = render(half, locale);
    expect(page("#firm dl").first().text()).toContain("S.A.R.L.".slice(0, locale === "en" ? 8 : 0));
    expect(page("#firm").text()).not.toContain(words.taxNumber[locale]);
    expect(
      page("#order b")
        .map((_, due) => page(due).text())
        .get(),
    ).toEqual(["30%", "70%"]);
    expect(page("#order").text()).toContain(locale === "en" ? "12\u00a0months" : "12\u00a0شهرًا");
    expect(page("#order").text()).not.toContain(termsWords.nda[locale]);
    expect(emptyHeadings(page)).toEqual([]);
  });

  test(`${locale}: with all entries everything is there, in the order of its letters, and samples say so`, () => {
    const page = render(company, locale);
    expect(page("nav a b").text()).toBe("ABCDEFG".slice(0, page("nav a b").length));
    for (const link of page("nav a[href^='#']").get())
      expect(page(page(link).attr("href") ?? "")).toHaveLength(1);
    for (const term of company.shipping?.incoterms ?? []) expect(page("#shipping").text()).toContain(term);
    expect(page.text()).toContain(words.sample[locale]);
    expect(page("#order").text()).toContain(locale === "en" ? "00\u00a0months" : "00\u00a0شهر");
    expect(page.text()).not.toMatch(/undefined|NaN|\{\w+\}/);
  });
}

test("nobody is named before the day of the consent", () => {
  const [person] = company.people ?? [];
  if (!person) throw new Error("the samples name nobody");
  const named = (consentedOn: string) =>
    describeBuyersPage({ ...bare, people: [{ ...person, consentedOn }] }, "en", today).firm.people.length;
  expect([named("2026-11-26"), named("2026-11-27")]).toEqual([1, 0]);
});

test("an example of payments climbs to the whole price", () => {
  const { order } = describeBuyersPage(
    { ...bare, payments: { order: 30, prototype: 30, delivery: 40 } },
    "en",
    today,
  );
  expect(order.signals[0]?.levels).toEqual([0, 0.3, 0.3, 0.6, 0.6, 1]);
});
