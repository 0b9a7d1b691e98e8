import type { LocalizedText } from "../../../i18n/text.ts";

/** Of the page that a script renders. */
export const scriptedWords = {
  noScript: {
    en: "This page needs JavaScript. Without it, reply to our email instead: what you write reaches us, too.",
    ar: "تحتاج هذه الصفحة إلى JavaScript. ومن دونه ردّ على رسالتنا بالبريد، فيصلنا ما تكتبه أيضًا.",
  },
  opening: { en: "Opening your page…", ar: "جارٍ فتح صفحتك…" },
  tryAgain: { en: "Try again", ar: "حاول مرة أخرى" },
} satisfies Record<string, LocalizedText>;
