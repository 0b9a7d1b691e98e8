import { company } from "../../company.ts";
import type { Locale } from "../../i18n/text.ts";
import { arabicPolicy } from "./policy-ar.ts";
import { englishPolicy } from "./policy-en.ts";
import type { PolicyFacts, PolicyText } from "./policy-text.ts";

/** The day of its last change, in either language. */
export const policyUpdated = "2026-11-29";

export const policy = writePolicy(company);

export function writePolicy(facts: PolicyFacts): Record<Locale, PolicyText> {
  return { en: englishPolicy(facts), ar: arabicPolicy(facts) };
}
