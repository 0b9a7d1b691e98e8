import type { PluralText } from "../../i18n/plural.ts";
import type { LocalizedText } from "../../i18n/text.ts";
import type { CommandGroup } from "./command.ts";

export const paletteWords = {
  open: { en: "Commands", ar: "الأوامر" },
  placeholder: { en: "Name, reference or action", ar: "اسم أو رقم أو إجراء" },
  nothing: { en: "No match.", ar: "لا شيء بهذا الاسم." },
  failed: { en: "The commands could not be loaded", ar: "تعذّر تحميل الأوامر" },
} satisfies Record<string, LocalizedText>;

export const groupWords = {
  recent: { en: "Recent", ar: "الأحدث استخدامًا" },
  people: { en: "People", ar: "الزملاء" },
  inquiry: { en: "This inquiry", ar: "هذا الاستفسار" },
  find: { en: "Inquiries", ar: "الاستفسارات" },
  list: { en: "This list", ar: "هذه القائمة" },
  go: { en: "Go to", ar: "انتقل إلى" },
  general: { en: "General", ar: "عام" },
} satisfies Record<CommandGroup, LocalizedText>;

export const resultCount: PluralText = {
  en: { one: "{n} result", other: "{n} results" },
  ar: {
    zero: "لا نتائج",
    one: "نتيجة واحدة",
    two: "نتيجتان",
    few: "{n} نتائج",
    many: "{n} نتيجة",
    other: "{n} نتيجة",
  },
};
