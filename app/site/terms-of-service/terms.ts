import type { Locale } from "../../i18n/text.ts";
import { arabicTerms } from "./terms-ar.ts";
import { englishTerms } from "./terms-en.ts";
import type { TermsText } from "./terms-text.ts";

/** The day on which a clause last changed, in either language. Whoever changes one changes it. */
export const termsChanged = "2026-11-26";

export const terms: Record<Locale, TermsText> = { en: englishTerms, ar: arabicTerms };
