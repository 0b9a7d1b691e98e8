import type { Company } from "../../company-entries.ts";
import { formatDate } from "../../i18n/format-date.ts";
import { formatPeriod } from "../../i18n/format.ts";
import { listCurrencies } from "../currency-names.ts";
import { interpolate, listSeparator, type Locale, type LocalizedText } from "../../i18n/text.ts";
import { termsWords } from "./terms-words.ts";
import { officeHours } from "./office.ts";
import { sampleSundays, utcOffset } from "./shared-week.server.ts";
import { words } from "./words.ts";

/** A cell of a title block. */
export interface Cell {
  name: string;
  value: string;
  /** What the value links to. */
  href?: string;
}

/** A cell for each value that the company has. */
function cellsOf(locale: Locale, cells: [LocalizedText, string | LocalizedText | undefined][]): Cell[] {
  return cells.flatMap(([name, value]) =>
    value === undefined
      ? []
      : [{ name: name[locale], value: typeof value === "string" ? value : value[locale] }],
  );
}

export function firmCells(company: Company, locale: Locale, today: string): Cell[] {
  const { legal, invoicing, office } = company;
  const comma = listSeparator(locale);
  return [
    ...cellsOf(locale, [
      [words.legalName, legal?.name],
      [words.legalForm, legal?.form],
      [words.register, legal?.register],
      [words.taxNumber, legal?.taxNumber],
      [words.founded, legal?.founded],
      [words.address, company.address.map((line) => line[locale]).join(comma)],
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

function timeZoneText({ office, city }: Company, locale: Locale, today: string): string {
  const sundays = sampleSundays(Number(today.slice(0, 4)));
  const winter = utcOffset(office.timeZone, sundays.winter);
  const summer = utcOffset(office.timeZone, sundays.summer);
  const text = winter === summer ? words.timeZoneFixed : words.timeZoneText;
  return interpolate(text[locale], { city: city[locale], winter, summer });
}

/** Those who agreed to be named. */
export function peopleCells({ people = [] }: Company, locale: Locale, today: string): Cell[] {
  const comma = listSeparator(locale);
  const named = people.filter(({ consentedOn }) => consentedOn <= today);
  return named.map(({ name, role, languages }) => ({
    name: role[locale],
    value: name[locale] + comma + languages[locale],
  }));
}

/** What the company promises for the time after delivery. */
export function afterDeliveryCells({ support, nda, warrantyMonths }: Company, locale: Locale): Cell[] {
  const years = (text: LocalizedText, count: number | undefined) =>
    count === undefined
      ? undefined
      : interpolate(text[locale], { period: formatPeriod(locale, count, "year") });
  const promised = cellsOf(locale, [
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

export function shippingCells({ shipping }: Company, locale: Locale): Cell[] {
  return cellsOf(locale, [
    [termsWords.shipsFrom, shipping?.from],
    [termsWords.origin, shipping?.origin],
    [termsWords.shippingCosts, termsWords.shippingCostsText],
  ]);
}

/** The companies that process visitors' data for us, each with its country. */
export function processorCells({ processors = [] }: Company, locale: Locale): Cell[] {
  const comma = listSeparator(locale);
  return processors.map(({ name, task, country }) => ({
    name: task[locale],
    value: name + comma + country[locale],
  }));
}
