import type { PluralText } from "../i18n/plural.ts";
import type { LocalizedText, WordTree } from "../i18n/text.ts";

export const words = {
  filtersLabel: { en: "Filter by category", ar: "تصفية بحسب الفئة" },
  all: { en: "All", ar: "الكل" },
  searchLabel: { en: "Search the articles", ar: "ابحث في المقالات" },
  empty: { en: "No articles found in this category", ar: "لا مقالات في هذه الفئة" },
  emptySearch: { en: "Nothing matches your search", ar: "لا نتائج لهذا البحث" },
  feed: { en: "Subscribe to the feed", ar: "اشترك في الخلاصة (RSS/Atom)" },
  seeAll: { en: "See all articles", ar: "اطّلع على كل المقالات" },
} satisfies Record<string, LocalizedText>;

const category = { en: "Category", ar: "الفئة" };

export const cardWords = {
  readMore: { en: "Read More", ar: "تابع القراءة" },
  available: { en: "Also in Arabic", ar: "وبالإنجليزية أيضًا" },
} satisfies Record<string, LocalizedText>;

export const articleDialogWords = {
  close: { en: "Close article", ar: "أغلق المقال" },
  source: { en: "Source", ar: "المصدر" },
  category,
  asPage: { en: "Open on its own page", ar: "افتح المقال في صفحته" },
} satisfies Record<string, LocalizedText>;

export const articleWords = {
  event: { en: "Event", ar: "الحدث" },
  reported: { en: "Reported", ar: "نُشر الخبر" },
  written: { en: "Written", ar: "كُتب في" },
  scope: {
    en: "Plans and dates are given as they were reported at the time.",
    ar: "الخطط والتواريخ كما أُعلنت في حينها.",
  },
  note: { en: "A note from the bench", ar: "من طاولة العمل" },
  services: { en: "Our services on this subject", ar: "خدماتنا في هذا الموضوع" },
  ask: {
    en: "If your device raises the same question, ask an engineer before you draw its schematic.",
    ar: "إن واجه جهازك المسألة نفسها فاسأل أحد مهندسينا قبل أن ترسم مخطّطه.",
  },
  askLink: { en: "Ask an engineer", ar: "اسأل مهندسًا" },
  subject: { en: "About your article: {title}", ar: "عن مقالكم: {title}" },
  sources: { en: "Sources", ar: "المصادر" },
  inLanguage: {
    en: { en: "in English", ar: "بالإنجليزية" },
    ar: { en: "in Arabic", ar: "بالعربية" },
    de: { en: "in German", ar: "بالألمانية" },
  },
  category,
  all: { en: "All articles", ar: "كل المقالات" },
  related: { en: "Related articles", ar: "مقالات ذات صلة" },
  otherLanguage: { en: "Read this article in Arabic", ar: "اقرأ هذا المقال بالإنجليزية" },
} satisfies WordTree;

export const articleCount: PluralText = {
  en: { one: "1 article", other: "{n} articles" },
  ar: {
    zero: "لا مقالات",
    one: "مقال واحد",
    two: "مقالان",
    few: "{n} مقالات",
    many: "{n} مقالًا",
    other: "{n} مقال",
  },
};
