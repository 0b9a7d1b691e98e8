import type { Locale } from "../../i18n/text.ts";
import { arabicTerms } from "./terms-ar.ts";
import { englishTerms } from "./terms-en.ts";
import type { TermsText } from "./terms-text.ts";

export const terms: Record<Locale, TermsText> = { en: englishTerms, ar: arabicTerms };
