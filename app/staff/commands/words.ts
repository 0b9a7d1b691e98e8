import type { LocalizedText } from "../../i18n/text.ts";
import type { CommandGroup } from "./command.ts";

export const paletteWords = {
  open: { en: "Commands", ar: "الأوامر" },
  placeholder: { en: "What would you like to do?", ar: "ماذا تريد أن تفعل؟" },
  nothing: { en: "No command has this name.", ar: "لا أمر بهذا الاسم." },
  close: { en: "Close", ar: "أغلق" },
} satisfies Record<string, LocalizedText>;

export const groupWords = {
  inquiry: { en: "This inquiry", ar: "هذا الاستفسار" },
  find: { en: "Find", ar: "البحث" },
  list: { en: "This list", ar: "هذه القائمة" },
  go: { en: "Go to", ar: "انتقل إلى" },
  general: { en: "General", ar: "عام" },
} satisfies Record<CommandGroup, LocalizedText>;
