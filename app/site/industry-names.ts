import type { LocalizedText } from "../i18n/text.ts";

/** The six industries, named on the services page and described on their own. */
export const industries = [
  "manufacturing",
  "healthcare",
  "automotive",
  "agriculture",
  "energy",
  "defense",
] as const;

export const industryNames = {
  manufacturing: { en: "Manufacturing", ar: "التصنيع" },
  healthcare: { en: "Healthcare", ar: "الرعاية الصحية" },
  automotive: { en: "Automotive", ar: "السيارات" },
  agriculture: { en: "Agriculture", ar: "الزراعة" },
  energy: { en: "Energy", ar: "الطاقة" },
  defense: { en: "Defence", ar: "الدفاع" },
} satisfies Record<string, LocalizedText>;
