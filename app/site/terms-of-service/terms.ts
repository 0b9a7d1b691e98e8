import { company } from "../../company.ts";
import type { Locale } from "../../i18n/text.ts";
import { arabicTerms } from "./terms-ar.ts";
import { englishTerms } from "./terms-en.ts";
import type { TermsFacts, TermsText } from "./terms-text.ts";

/** The day of its last change, in either language. */
export const termsUpdated = "2026-11-26";

export const terms = writeTerms(company);

export function writeTerms(facts: TermsFacts): Record<Locale, TermsText> {
  return { en: englishTerms(facts), ar: arabicTerms(facts) };
}
