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
  "quantum-technology": { en: "Quantum Technology", ar: "تقنيات الكم" },
  telecommunications: { en: "Telecommunications", ar: "الاتصالات" },
  cybersecurity: { en: "Cybersecurity", ar: "الأمن السيبراني" },
  "green-technology": { en: "Green Technology", ar: "التقنيات الخضراء" },
  "quantum-computing": { en: "Quantum Computing", ar: "الحوسبة الكمية" },
  "aviation-technology": { en: "Aviation Technology", ar: "تقنيات الطيران" },
} satisfies Record<string, LocalizedText>;

export type Category = keyof typeof categories;

/** The categories a reader may pick, under the value each has in the address; the others are found under all. */
export const filters = {
  ai: "artificial-intelligence",
  "smart-cities": "smart-cities",
  fintech: "fintech",
  blockchain: "blockchain",
  "renewable-energy": "renewable-energy",
  "space-technology": "space-technology",
} satisfies Record<string, Category>;

/** The value that shows everything. */
export const everything = "all";

/** The value that stands for a category in links: that of its filter, or else its name. */
export function valueOf(category: Category): string {
  return Object.entries(filters).find(([, filtered]) => filtered === category)?.[0] ?? category;
}

/** Every value of the address under which a category is shown: its name, and that of its filter. */
export function valuesOf(category: Category): string[] {
  return [...new Set([category, valueOf(category)])];
}

/** The category that a value of the address asks for; undefined where there is none. */
export function findCategory(value: string): Category | undefined {
  // Object.keys forgets what the keys are.
  const names = Object.keys(categories) as Category[];
  return names.find((category) => valuesOf(category).includes(value));
}
