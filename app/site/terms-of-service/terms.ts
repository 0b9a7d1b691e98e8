import type { Locale } from "../../i18n/text.ts";
import type { LegalText } from "../legal-text.ts";
import { arabicTerms } from "./terms-ar.ts";
import { englishTerms } from "./terms-en.ts";

export type TermsText = LegalText<
  | "acceptance"
  | "services"
  | "contracts"
  | "confidentiality"
  | "intellectual-property"
  | "your-part"
  | "payment"
  | "scope"
  | "warranty"
  | "liability"
  | "website"
  | "law"
  | "changes"
>;

export const terms: Record<Locale, TermsText> = { en: englishTerms, ar: arabicTerms };
