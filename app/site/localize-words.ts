import { company } from "../company.ts";
import { interpolate, type Localized, localize, type Locale, type LocalizedText } from "../i18n/text.ts";

/** A page's words in one language, with the company's facts filled in. */
export function localizeWords<Words extends Record<string, LocalizedText>>(
  locale: Locale,
  words: Words,
): Localized<Words> {
  const localized = Object.entries(localize(locale, words)).map(([key, text]) => [
    key,
    interpolateFacts(locale, text),
  ]);
  // The keys are those of `words`; Object.fromEntries cannot carry them.
  return Object.fromEntries(localized) as Localized<Words>;
}

/** Fills the `{places}` of a sentence with the company's facts; unknown ones stay as they are. */
export function interpolateFacts(locale: Locale, sentence: string): string {
  return interpolate(sentence, {
    company: company.name[locale],
    product: company.product[locale],
    city: company.city[locale],
    projects: company.projects,
    clients: company.clients,
    countries: company.countries,
    hours: company.answerWithinHours,
    ...company.projectsByCategory,
  });
}
