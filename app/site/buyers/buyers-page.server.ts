import type { Company } from "../../company-entries.ts";
import { formatDate } from "../../i18n/format-date.ts";
import { formatWeekday } from "../../i18n/format.ts";
import { pagePath } from "../../i18n/paths.ts";
import { interpolate, type Locale } from "../../i18n/text.ts";
import { breadcrumbWords } from "../breadcrumb-words.ts";
import { localizeWords } from "../localize-words.ts";
import { siteOrigin } from "../origin.server.ts";
import {
  afterDeliveryCells,
  firmCells,
  peopleCells,
  processorCells,
  shippingCells,
} from "./firm-cells.server.ts";
import { conformity, marketFactsOf } from "./conformity.server.ts";
import { marketWords, standardsWords } from "./market-words.ts";
import { describeDue, describeSignals } from "./signals.ts";
import { termsWords } from "./terms-words.ts";
import { describeWeeks } from "./week.server.ts";
import { standardsFactsOf } from "./standards.server.ts";
import { words } from "./words.ts";

const sundayFirst = [7, 1, 2, 3, 4, 5, 6];

/** All that the page shows, in one language, as of a day (YYYY-MM-DD). */
export function describeBuyersPage(company: Company, locale: Locale, today: string) {
  const localized = localizeWords(locale, {
    ...breadcrumbWords,
    ...words,
    ...termsWords,
    ...marketWords,
    ...standardsWords,
  });
  const standards = standardsFactsOf(company, conformity, locale, today);
  const hasStandards = Object.values(standards).some((entries) => entries.length > 0);
  return {
    words: localized,
    sections: listSections(company, localized, hasStandards),
    hasSampleEntries: company.hasSampleEntries ?? false,
    printed: {
      address: siteOrigin() + pagePath(locale, "buyers"),
      asOf: interpolate(localized.printed, { date: formatDate(locale, today) }),
    },
    firm: {
      cells: firmCells(company, locale, today),
      people: peopleCells(company, locale, today),
      // Arabic names without their article, which leaves them room on a phone.
      dayNames: sundayFirst.map((day) => formatWeekday(locale, day, "short").replace(/^ال/, "")),
      weeks: describeWeeks(company, locale, today),
    },
    order: {
      due: describeDue(company),
      signals: describeSignals(company, locale),
      afterDelivery: afterDeliveryCells(company, locale),
    },
    shipping: company.shipping && {
      terms: company.shipping.incoterms,
      cells: shippingCells(company, locale),
    },
    processors: processorCells(company, locale),
    market: marketFactsOf(conformity, locale, today),
    standards,
  };
}

export type BuyersPageData = ReturnType<typeof describeBuyersPage>;

/** Those the page has, lettered in their order. */
function listSections(
  company: Company,
  localized: Record<keyof typeof words, string>,
  hasStandards: boolean,
) {
  const sections = [
    { id: "firm", name: localized.contentsFirm },
    { id: "market", name: localized.contentsMarket },
    ...(hasStandards ? [{ id: "standards", name: localized.contentsStandards }] : []),
    { id: "order", name: localized.contentsOrder },
    ...(company.shipping ? [{ id: "shipping", name: localized.contentsShipping }] : []),
    { id: "data", name: localized.contentsData },
    { id: "limits", name: localized.contentsLimits },
  ];
  return sections.map((section, index) => ({ ...section, designator: "ABCDEFG".charAt(index) }));
}
