import type { Locale } from "../../i18n/text.ts";
import type { LegalText } from "../legal-text.ts";
import { arabicPolicy } from "./policy-ar.ts";
import { englishPolicy } from "./policy-en.ts";

/** Each statement about the website describes what its code does: change both together. */
export type PolicyText = LegalText<
  | "who-we-are"
  | "what-we-collect"
  | "why"
  | "legal-ground"
  | "who-sees-it"
  | "how-long"
  | "protection"
  | "cookies"
  | "your-rights"
  | "changes"
>;

export const policy: Record<Locale, PolicyText> = { en: englishPolicy, ar: arabicPolicy };
