import type { LocalizedText } from "../../i18n/text.ts";

export const signInAgainWords = {
  title: { en: "Confirm that it is you", ar: "أكّد هويتك" },
  passwordText: {
    en: "You signed in more than 15 minutes ago. Enter your password to make changes to the team.",
    ar: "مضى على دخولك أكثر من 15 دقيقة. اكتب كلمة مرورك قبل أن تغيّر شيئًا في الفريق.",
  },
  codeText: {
    en: "You signed in more than 15 minutes ago. Enter the code from your authenticator app to make changes to the team.",
    ar: "مضى على دخولك أكثر من 15 دقيقة. اكتب رمز تطبيق المصادقة قبل أن تغيّر شيئًا في الفريق.",
  },
} satisfies Record<string, LocalizedText>;
