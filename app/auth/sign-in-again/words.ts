import type { LocalizedText } from "../../i18n/text.ts";

export const signInAgainWords = {
  title: { en: "Is it you?", ar: "هل هذا أنت؟" },
  passwordText: {
    en: "Changes to the team ask for your password when you signed in more than 15 minutes ago.",
    ar: "يتطلّب تغيير الفريق كلمة مرورك إذا مضى على دخولك أكثر من 15 دقيقة.",
  },
  codeText: {
    en: "Changes to the team ask for a code of your authenticator app when you signed in more than 15 minutes ago.",
    ar: "يتطلّب تغيير الفريق رمزًا من تطبيق المصادقة إذا مضى على دخولك أكثر من 15 دقيقة.",
  },
  submit: { en: "Continue", ar: "تابع" },
  cancel: { en: "Cancel", ar: "إلغاء" },
} satisfies Record<string, LocalizedText>;
