import { company } from "../../../firm/company.ts";
import type { Locale, LocalizedText } from "../../i18n/text.ts";
import { arabicPolicy } from "./policy-ar.ts";
import { englishPolicy } from "./policy-en.ts";
import type { PolicyFacts, PolicyText } from "./policy-text.ts";

/** The day of its last change, in either language. */
export const policyUpdated = "2026-11-29";

export const policy = writePolicy(company);

export function writePolicy(facts: PolicyFacts): Record<Locale, PolicyText> {
  return { en: englishPolicy(facts), ar: arabicPolicy(facts) };
}

export const words = {
  title: { en: "Privacy policy", ar: "سياسة الخصوصية" },
  lead: {
    en: "What we collect when you write to us, why, who sees\u00a0it, how long we keep it and how to have\u00a0it\u00a0deleted.",
    ar: "البيانات التي نجمعها حين تكتب إلينا، وأغراضها، ومن يطّلع عليها، ومدة\u00a0احتفاظنا\u00a0بها، وكيف\u00a0تطلب\u00a0حذفها.",
  },
} satisfies Record<string, LocalizedText>;
