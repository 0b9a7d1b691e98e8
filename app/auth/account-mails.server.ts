import { company } from "../company.ts";
import { interpolate, type Locale, type LocalizedText } from "../i18n/text.ts";
import { accountMailWords } from "./account-mail-words.ts";

export type AccountMail = keyof typeof accountMailWords;

/** What a mail's text may name. */
export interface AccountMailValues {
  link?: string;
  /** Six digits. */
  code?: string;
  oldEmail?: string;
  newEmail?: string;
}

/** A mail about an account: in the language chosen at sign-up, or in both. */
export function writeAccountMail(
  kind: AccountMail,
  locale: unknown,
  values: AccountMailValues,
): { subject: string; text: string } {
  const { subject, text } = accountMailWords[kind];
  if (locale === "en" || locale === "ar") {
    return { subject: fill(locale, subject), text: writeText(locale, text, values) };
  }
  return {
    // A bidi isolate, so that neither language reorders the other.
    subject: `${fill("en", subject)} · \u2068${fill("ar", subject)}\u2069`,
    text: `${writeText("en", text, values)}\n${writeText("ar", text, values)}`,
  };
}

function fill(locale: Locale, text: LocalizedText): string {
  return interpolate(text[locale], { company: company.name[locale] });
}

/** Addresses and codes run from left to right in either language. */
function writeText(locale: Locale, text: LocalizedText, { link, ...values }: AccountMailValues): string {
  const isolated = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, `\u2066${value}\u2069`]),
  );
  const paragraph = interpolate(fill(locale, text), isolated);
  return text[locale].includes("{link}")
    ? `${interpolate(paragraph, { link: `\n\n${link ?? ""}` })}\n`
    : `${paragraph}\n`;
}
