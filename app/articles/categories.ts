import type { Text } from "../i18n/text.ts";

/** The categories a reader may pick, under the value each has in the address. */
export const filteredCategories = {
  ai: { en: "Artificial Intelligence", ar: "الذكاء الاصطناعي" },
  "smart-cities": { en: "Smart Cities", ar: "المدن الذكية" },
  fintech: { en: "Fintech", ar: "التقنية المالية" },
  blockchain: { en: "Blockchain", ar: "البلوك تشين" },
  "renewable-energy": { en: "Renewable Energy", ar: "الطاقة المتجددة" },
  "space-technology": { en: "Space Technology", ar: "تقنيات الفضاء" },
} satisfies Record<string, Text>;
