import { company } from "../company.ts";
import { interpolate, type Localized, localize, type Locale, type LocalizedText } from "../i18n/text.ts";

/** The words of a page in one language, with the company's names and figures in their places. */
export function companyWords<Words extends Record<string, LocalizedText>>(
  locale: Locale,
  words: Words,
): Localized<Words> {
  const told = Object.entries(localize(locale, words)).map(([key, text]) => [key, tellFacts(locale, text)]);
  // The keys are those of `words`; Object.fromEntries cannot carry them.
  return Object.fromEntries(told) as Localized<Words>;
}

/** One sentence with the company's facts in it; places that name no fact stay as they are. */
export function tellFacts(locale: Locale, sentence: string): string {
  return interpolate(sentence, {
    company: company.name[locale],
    product: company.product[locale],
    projects: company.projects,
    clients: company.clients,
    countries: company.countries,
    hours: company.answerWithinHours,
    ...company.projectsByCategory,
  });
}
