import { company } from "../../firm/company.ts";
import { useLocaleFromPath } from "../i18n/paths.ts";
import { interpolate, type Localized, localize, type Locale, type WordTree } from "../i18n/text.ts";

/** Words of a public page in its language, with the company's facts filled in. */
export function usePageWords<Words extends WordTree>(words: Words): Localized<Words> {
  const locale = useLocaleFromPath();
  return localize(locale, words, (text) => interpolateFacts(locale, text));
}

/** Fills the `{places}` of a sentence with the company's facts; unknown ones stay as they are. */
export function interpolateFacts(locale: Locale, sentence: string): string {
  return interpolate(sentence, {
    company: company.name[locale],
    product: company.product[locale],
    city: company.city[locale],
    country: company.country[locale],
    law: company.law.name[locale],
    projects: company.projects,
    clients: company.clients,
    countries: company.countries,
    hours: company.office.answerWithinHours,
    ...company.projectsByCategory,
  });
}
