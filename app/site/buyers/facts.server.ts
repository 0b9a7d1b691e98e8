import type { Company } from "../../firm-types.ts";
import { formatDate } from "../../i18n/format-date.ts";
import { formatPeriod } from "../../i18n/format.ts";
import { pagePath } from "../../i18n/paths.ts";
import { interpolate, listSeparator, type Locale, type LocalizedText } from "../../i18n/text.ts";
import { formPath } from "../../inquiries/form-path.ts";
import { describeDays } from "../../inquiries/reply-promise.ts";
import { listCurrencies } from "../../i18n/currencies.ts";
import { interpolateFacts } from "../localize-words.ts";
import { holds } from "./dated-content.server.ts";
import { describeMarkets } from "./markets.server.ts";
import {
  firmWords,
  incotermWords,
  orderWords,
  type QuestionWords,
  questionWords,
  stageWords,
} from "./words.ts";

/** All that the page says of the firm and of markets, in one language, as of a day (YYYY-MM-DD). */
export function describeBuyersPage(company: Company, locale: Locale, today: string) {
  return {
    firm: describeFirm(company, locale, today),
    stages: describeStages(company, locale),
    order: describeOrder(company, locale),
    questions: describeQuestions(company, locale),
    markets: describeMarkets(locale, today),
  };
}

export type BuyersFacts = ReturnType<typeof describeBuyersPage>;

/** A cell of a title block. */
export interface Cell {
  name: string;
  value: string;
  /** What the value links to. */
  href?: string;
}

function describeFirm(company: Company, locale: Locale, today: string): Cell[] {
  const { legal, invoicing, standards, certificates = [], people = [], office } = company;
  const named = people.filter(({ consentedOn }) => consentedOn <= today);
  const held = certificates.filter((certificate) => holds(certificate, today));
  const offset = (day: string) => utcOffset(office.timeZone, `${today.slice(0, 4)}-${day}`);
  const [winter, summer] = [offset("01-08"), offset("07-08")];
  return [
    ...givenCells(locale, [
      [firmWords.legalName, legal?.name],
      [firmWords.legalForm, legal?.form],
      [firmWords.register, legal?.register],
      [firmWords.taxNumber, legal?.taxNumber],
      [firmWords.founded, legal?.founded],
      [firmWords.address, company.address.map((line) => line[locale]).join(listSeparator(locale))],
      [
        firmWords.hours,
        interpolate(firmWords.hoursText[locale], {
          days: describeDays(locale, office.days),
          opens: office.opens,
          closes: office.closes,
        }),
      ],
      [
        firmWords.timeZone,
        interpolate(firmWords[winter === summer ? "zoneText" : "timeZoneText"][locale], {
          city: company.city[locale],
          ...{ winter, summer },
        }),
      ],
      [
        firmWords.answers,
        interpolate(firmWords.answersText[locale], { hours: company.office.answerWithinHours }),
      ],
      [firmWords.languages, firmWords.languagesText],
      [firmWords.currencies, invoicing && listCurrencies(locale, invoicing.currencies)],
      [firmWords.bankCountry, invoicing?.bankCountry],
      ...named.map(({ name, role, languages }): GivenCell => [
        role,
        name[locale] + listSeparator(locale) + languages[locale],
      ]),
      ...held.map((certificate): GivenCell => [
        firmWords.certificate,
        interpolate(firmWords.certificateText[locale], {
          ...certificate,
          expires: formatDate(locale, certificate.expires),
        }),
      ]),
      [firmWords.standards, standards && listStandards(standards, locale)],
    ]),
    {
      name: firmWords.law[locale],
      value: firmWords.lawText[locale],
      href: `/${locale}/terms-of-service#law`,
    },
    { name: firmWords.tenders[locale], value: company.email, href: `mailto:${company.email}` },
    { name: firmWords.asOf[locale], value: formatDate(locale, today) },
  ];
}

type GivenCell = [name: LocalizedText, value: string | LocalizedText | undefined];

/** A cell for each value that the firm has given. */
function givenCells(locale: Locale, cells: GivenCell[]): Cell[] {
  return cells.flatMap(([name, value]) =>
    value === undefined
      ? []
      : [{ name: name[locale], value: typeof value === "string" ? value : value[locale] }],
  );
}

/** Each name on one line. */
function listStandards(names: string[], locale: Locale): string {
  const standards = names.map((name) => name.replaceAll(" ", "\u00a0")).join(listSeparator(locale));
  return interpolate(firmWords.standardsText[locale], { standards });
}

/** `UTC+2` on a day. */
function utcOffset(timeZone: string, day: string): string {
  const parts = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "shortOffset" });
  const name = parts.formatToParts(new Date(day)).find(({ type }) => type === "timeZoneName")?.value ?? "";
  return name.replace("GMT", "UTC");
}

/** The five lines, with what is invoiced where the firm says so. */
function describeStages({ payments }: Company, locale: Locale) {
  // Object.entries loses the type of the keys, here and below.
  const due: Partial<Record<string, string>> = Object.fromEntries(
    Object.entries(orderWords.due).flatMap(([stage, text]) => {
      const percent = payments?.[stage as keyof typeof orderWords.due];
      return percent ? [[stage, interpolate(text[locale], { percent: `${percent}%` })]] : [];
    }),
  );
  return Object.entries(stageWords).map(([stage, { name, text }]) => ({
    name: name[locale],
    text: text[locale],
    due: due[stage],
  }));
}

/** What holds of every order. */
function describeOrder({ warrantyMonths, support, shipping }: Company, locale: Locale): Cell[] {
  const lasting = (text: LocalizedText, count: number | undefined, unit: "month" | "year") =>
    count === undefined
      ? undefined
      : interpolate(text[locale], { period: formatPeriod(locale, count, unit) });
  const terms = shipping?.incoterms.map((term) => `${term} (${incotermWords[term][locale]})`);
  return [
    ...givenCells(locale, [
      [orderWords.warranty, lasting(orderWords.warrantyText, warrantyMonths, "month")],
      [orderWords.spareParts, lasting(orderWords.period, support?.sparePartsYears, "year")],
      [orderWords.securityUpdates, lasting(orderWords.period, support?.securityUpdatesYears, "year")],
      [orderWords.shipsFrom, shipping?.from],
      [orderWords.origin, shipping?.origin],
      [
        orderWords.incoterms,
        terms && interpolate(orderWords.incotermsText[locale], { terms: terms.join(listSeparator(locale)) }),
      ],
      [orderWords.extras, orderWords.extrasText],
    ]),
    {
      name: orderWords.warrantyTerms[locale],
      value: orderWords.warrantyTermsText[locale],
      href: `/${locale}/terms-of-service#warranty`,
    },
  ];
}

/** Those that this site's terms answer, or the firm. */
function describeQuestions({ answers = {}, nda }: Company, locale: Locale) {
  return Object.entries(questionWords).flatMap(([id, { question, answer, link }]) => {
    const own = answers[id as keyof typeof questionWords];
    const text = [answer, own].flatMap((given) => given?.[locale] ?? []).join(" ");
    const say = (words: string) => interpolateFacts(locale, words);
    // Nobody can ask for a template that the firm does not have.
    const isGiven = id !== "nda" || nda !== undefined;
    const shown = link && isGiven && { href: addressOf(link, locale), name: say(link.name[locale]) };
    return text ? [{ question: say(question[locale]), answer: say(text), link: shown }] : [];
  });
}

function addressOf(link: NonNullable<QuestionWords["link"]>, locale: Locale): string {
  return "page" in link
    ? pagePath(locale, link.page)
    : formPath({ locale, kind: "contact" }, { inquiryType: "general", subject: link.subject[locale] });
}
