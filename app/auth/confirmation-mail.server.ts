import { company } from "../company.ts";
import type { LocalizedText } from "../i18n/text.ts";

const words = {
  subject: {
    en: `Verify your email for ${company.name.en}`,
    ar: `أكّد بريدك لدى ${company.name.ar}`,
  },
  text: {
    en: "Open this link to verify your email and choose your password. It works once, for 24 hours. If you did not ask for it, ignore this message.",
    ar: "افتح هذا الرابط لتؤكّد بريدك وتختار كلمة مرورك. يعمل الرابط مرة واحدة خلال 24 ساعة. إن لم تطلبه فتجاهل هذه الرسالة.",
  },
} satisfies Record<string, LocalizedText>;

/** The mail with the link that confirms an address: in the language chosen at sign-up, or in both. */
export function writeConfirmationMail(locale: unknown, link: string): { subject: string; text: string } {
  if (locale === "en" || locale === "ar") {
    return { subject: words.subject[locale], text: `${words.text[locale]}\n\n${link}\n` };
  }
  return {
    // A bidi isolate, so that neither language reorders the other.
    subject: `${words.subject.en} · \u2068${words.subject.ar}\u2069`,
    text: `${words.text.en}\n\n${link}\n\n${words.text.ar}\n\n${link}\n`,
  };
}
