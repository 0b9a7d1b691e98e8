import type { LocalizedText } from "../../app/i18n/text.ts";

/** What the articles are about. `{…}` are facts of the company; `{first}` and `{last}` are months, `{category}` is one's name. */
export const words = {
  heading: { en: "Latest Tech News", ar: "مقالات عن التقنية في الخليج" },
  subtitle: {
    en: "Events in the Gulf states from {first} to {last}, and what they mean for those who build hardware.",
    ar: "أحداث في دول الخليج من {first} إلى {last}، ومعناها لمن يصنع الأجهزة.",
  },
  /** Below the list's name on the home page. */
  summary: {
    en: "Events in Gulf technology, explained in English and Arabic.",
    ar: "أحداث التقنية في دول الخليج، نشرحها بالعربية والإنجليزية.",
  },
  /** For search engines. */
  title: {
    en: "Technology in the Gulf, explained · {company}",
    ar: "التقنية في الخليج بشرح واضح · {company}",
  },
  description: {
    en: "AI, smart cities, fintech, blockchain, energy and space in the Gulf states: events reported in the press, explained plainly in English and Arabic.",
    ar: "الذكاء الاصطناعي والمدن الذكية والتقنية المالية والبلوك تشين والطاقة والفضاء في دول الخليج: أحداث نشرحها بوضوح مع مصادرها.",
  },
  keywords: {
    en: "Gulf technology news, artificial intelligence, smart cities, fintech, space",
    ar: "أخبار التقنية في الخليج، ذكاء اصطناعي، مدن ذكية، تقنية مالية، فضاء",
  },
  categoryTitle: { en: "{category} in the Gulf · {company}", ar: "{category} في الخليج · {company}" },
  categoryDescription: {
    en: "{category} in the Gulf states: events reported in the press, explained plainly in English and Arabic.",
    ar: "{category} في دول الخليج: أحداث نشرحها بوضوح بالعربية والإنجليزية.",
  },
  feedTitle: { en: "{company}: technology in the Gulf", ar: "{company}: التقنية في الخليج" },
} satisfies Record<string, LocalizedText>;
