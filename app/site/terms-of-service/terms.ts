import { company } from "../../../firm/company.ts";
import type { Locale, LocalizedText } from "../../i18n/text.ts";
import { arabicTerms } from "./terms-ar.ts";
import { englishTerms } from "./terms-en.ts";
import type { TermsFacts, TermsText } from "./terms-text.ts";

/** The day of its last change, in either language. */
export const termsUpdated = "2026-11-29";

export const terms = writeTerms(company);

export function writeTerms(facts: TermsFacts): Record<Locale, TermsText> {
  return { en: englishTerms(facts), ar: arabicTerms(facts) };
}

export const words = {
  title: { en: "Terms of service", ar: "شروط الخدمة" },
  lead: {
    en: "The terms of our website and services. They are governed by {law}.",
    ar: "شروط موقعنا وخدماتنا. القانون الواجب التطبيق هو {law}.",
  },
} satisfies Record<string, LocalizedText>;
