import type { LocalizedText } from "../i18n/text.ts";

export const categories = {
  "artificial-intelligence": { en: "Artificial Intelligence", ar: "الذكاء الاصطناعي" },
  "smart-cities": { en: "Smart Cities", ar: "المدن الذكية" },
  fintech: { en: "Fintech", ar: "التقنية المالية" },
  blockchain: { en: "Blockchain", ar: "البلوك تشين" },
  "renewable-energy": { en: "Renewable Energy", ar: "الطاقة المتجددة" },
  "space-technology": { en: "Space Technology", ar: "تقنيات الفضاء" },
  "urban-mobility": { en: "Urban Mobility", ar: "التنقل الحضري" },
  agritech: { en: "AgriTech", ar: "التقنية الزراعية" },
  "healthcare-technology": { en: "Healthcare Technology", ar: "تقنيات الرعاية الصحية" },
  transportation: { en: "Transportation", ar: "النقل" },
  telecommunications: { en: "Telecommunications", ar: "الاتصالات" },
  "green-technology": { en: "Green Technology", ar: "التقنيات الخضراء" },
  "quantum-computing": { en: "Quantum Computing", ar: "الحوسبة الكمية" },
  "aviation-technology": { en: "Aviation Technology", ar: "تقنيات الطيران" },
} satisfies Record<string, LocalizedText>;

export type Category = keyof typeof categories;

/** The categories offered as filters, by their value in the query string; articles of the others are listed under all. */
export const filters = {
  ai: "artificial-intelligence",
  "smart-cities": "smart-cities",
  fintech: "fintech",
  blockchain: "blockchain",
  "renewable-energy": "renewable-energy",
  "space-technology": "space-technology",
} satisfies Record<string, Category>;

/** The filter value that shows every category. */
export const allCategories = "all";

/** The value that stands for a category in links: that of its filter, or else its name. */
export function filterValueOf(category: Category): string {
  return Object.entries(filters).find(([, filtered]) => filtered === category)?.[0] ?? category;
}

/** Every value of `?category=` that shows a category: its name, and that of its filter. */
export function filterValuesOf(category: Category): string[] {
  return [...new Set([category, filterValueOf(category)])];
}

/** The category of a value of `?category=`; undefined where there is none. */
export function findCategory(value: string): Category | undefined {
  // Object.keys forgets what the keys are.
  const names = Object.keys(categories) as Category[];
  return names.find((category) => filterValuesOf(category).includes(value));
}
