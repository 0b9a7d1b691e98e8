import { type Company, orderStages, type OrderStage } from "../../company-entries.ts";
import { formatDate } from "../../i18n/format-date.ts";
import { formatPeriod } from "../../i18n/format.ts";
import { pagePath } from "../../i18n/paths.ts";
import { interpolate, listSeparator, type Locale, type LocalizedText } from "../../i18n/text.ts";
import { listCurrencies } from "../../i18n/currencies.ts";
import { siteOrigin } from "../origin.server.ts";
import { conformity, marketFactsOf, standardsFactsOf } from "./conformity.server.ts";
import type { Cell } from "./section.tsx";
import { termsWords } from "./terms-words.ts";
import { describeWeek, officeHours, sampleSundays, utcOffset } from "./week.server.ts";
import { words } from "./words.ts";

/** All that the page says of the company and of markets, in one language, as of a day (YYYY-MM-DD). */
export function describeBuyersPage(company: Company, locale: Locale, today: string) {
  const { hasSampleEntries = false, shipping } = company;
  const standards = standardsFactsOf(company, locale, today);
  return {
    sections: listSections(locale, [
      ...(Object.values(standards).every((entries) => entries.length === 0) ? ["standards"] : []),
      ...(shipping ? [] : ["shipping"]),
    ]),
    hasSampleEntries,
    printed: {
      address: siteOrigin() + pagePath(locale, "buyers"),
      asOf: interpolate(words.printed[locale], { date: formatDate(locale, today) }),
    },
    firm: {
      cells: firmCells(company, locale, today),
      people: peopleCells(company, locale, today),
      week: describeWeek(company, locale, today),
    },
    market: marketFactsOf(conformity, locale, today),
    standards,
    order: {
      due: describeDue(company),
      signals: describeSignals(company, locale),
      afterDelivery: afterDeliveryCells(company, locale),
    },
    shipping: shipping && { terms: shipping.incoterms, cells: shippingCells(company, locale) },
    processors: processorCells(company, locale),
  };
}

export type BuyersFacts = ReturnType<typeof describeBuyersPage>;

/** Those the page has, lettered in their order. */
function listSections(locale: Locale, missing: string[]) {
  return Object.entries(words.sections)
    .filter(([id]) => !missing.includes(id))
    .map(([id, name], index) => ({ id, name: name[locale], designator: "ABCDEFG".charAt(index) }));
}

function firmCells(company: Company, locale: Locale, today: string): Cell[] {
  const { legal, invoicing, office } = company;
  return [
    ...givenCells(locale, [
      [words.legalName, legal?.name],
      [words.legalForm, legal?.form],
      [words.register, legal?.register],
      [words.taxNumber, legal?.taxNumber],
      [words.founded, legal?.founded],
      [words.address, company.address.map((line) => line[locale]).join(listSeparator(locale))],
      [words.hours, officeHours(locale, office)],
      [words.timeZone, timeZoneText(company, locale, today)],
      [words.answers, interpolate(words.answersText[locale], { hours: company.answerWithinHours })],
      [words.currencies, invoicing && listCurrencies(locale, invoicing.currencies)],
      [words.bankCountry, invoicing?.bankCountry],
      [words.languages, words.languagesText],
    ]),
    { name: words.law[locale], value: words.lawText[locale], href: `/${locale}/terms-of-service#law` },
    { name: words.forms[locale], value: company.email, href: `mailto:${company.email}` },
    { name: words.asOf[locale], value: formatDate(locale, today) },
  ];
}

/** A cell for each value that the company has. */
function givenCells(locale: Locale, cells: [LocalizedText, string | LocalizedText | undefined][]): Cell[] {
  return cells.flatMap(([name, value]) =>
    value === undefined
      ? []
      : [{ name: name[locale], value: typeof value === "string" ? value : value[locale] }],
  );
}

function timeZoneText({ office, city }: Company, locale: Locale, today: string): string {
  const sundays = sampleSundays(today);
  const winter = utcOffset(office.timeZone, sundays.winter);
  const summer = utcOffset(office.timeZone, sundays.summer);
  const text = winter === summer ? words.timeZoneFixed : words.timeZoneText;
  return interpolate(text[locale], { city: city[locale], winter, summer });
}

/** Those who agreed to be named. */
function peopleCells({ people = [] }: Company, locale: Locale, today: string): Cell[] {
  const named = people.filter(({ consentedOn }) => consentedOn <= today);
  return named.map(({ name, role, languages }) => ({
    name: role[locale],
    value: name[locale] + listSeparator(locale) + languages[locale],
  }));
}

/** `30%`, by stage. */
function describeDue({ payments = {} }: Company): Partial<Record<OrderStage, string>> {
  return Object.fromEntries(
    Object.entries(payments).map(([stage, percent]) => [stage, `${percent || "00"}%`]),
  );
}

/** What is paid, or yours, over the six stages: `levels` go from 0 to 1, one for each stage. */
function describeSignals({ payments, warrantyMonths }: Company, locale: Locale) {
  const { paid, yours, files, tools, warranty } = termsWords;
  const signal = ({ name, text }: typeof yours, levels: number[], period = "") => {
    return { name: name[locale], text: interpolate(text[locale], { period }), levels };
  };
  const months = warrantyMonths !== undefined && formatPeriod(locale, warrantyMonths, "month");
  return [
    ...(payments ? [signal(paid, paidLevels(payments))] : []),
    signal(yours, [1, 1, 1, 1, 1, 1]),
    signal(files, [0, 0, 0, 0, 0, 1]),
    signal(tools, [0, 0, 0, 0, 0, 0]),
    ...(months ? [signal(warranty, [0, 0, 0, 0, 0, 1], months)] : []),
  ];
}

/** The share paid during each stage. Samples, which are zeros, climb evenly. */
function paidLevels(payments: Partial<Record<OrderStage, number>>): number[] {
  const isSample = Object.values(payments).every((percent) => percent === 0);
  const share = (stage: OrderStage) => {
    const percent = payments[stage];
    if (percent === undefined) return 0;
    return isSample ? 1 / Object.keys(payments).length : percent / 100;
  };
  return orderStages.map((_, index) =>
    orderStages.slice(0, index + 1).reduce((sum, stage) => sum + share(stage), 0),
  );
}

/** What the company promises for the time after delivery. */
function afterDeliveryCells({ support, nda, warrantyMonths }: Company, locale: Locale): Cell[] {
  const years = (text: LocalizedText, count: number | undefined) =>
    count === undefined
      ? undefined
      : interpolate(text[locale], { period: formatPeriod(locale, count, "year") });
  const promised = givenCells(locale, [
    [termsWords.onSite, support?.onSite],
    [termsWords.spareParts, years(termsWords.years, support?.sparePartsYears)],
    [termsWords.securityUpdates, years(termsWords.years, support?.securityUpdatesYears)],
    [termsWords.nda, years(termsWords.ndaText, nda?.termYears)],
  ]);
  const covers = {
    name: termsWords.warrantyCovers[locale],
    value: termsWords.warrantyTerms[locale],
    href: `/${locale}/terms-of-service#warranty`,
  };
  return warrantyMonths === undefined ? promised : [covers, ...promised];
}

function shippingCells({ shipping }: Company, locale: Locale): Cell[] {
  return givenCells(locale, [
    [termsWords.shipsFrom, shipping?.from],
    [termsWords.origin, shipping?.origin],
    [termsWords.shippingCosts, termsWords.shippingCostsText],
  ]);
}

/** The companies that process visitors' data for us, each with its country. */
function processorCells({ processors = [] }: Company, locale: Locale): Cell[] {
  return processors.map(({ name, task, country }) => ({
    name: task[locale],
    value: name + listSeparator(locale) + country[locale],
  }));
}
