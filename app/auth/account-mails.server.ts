import { company } from "../company.ts";
import { formatDate } from "../i18n/format.ts";
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
  /** The address of who invites; the company's when nobody is named. */
  inviter?: string;
  until?: Date;
}

/** Those that this process can write. */
export const accountMails = Object.keys(accountMailWords);

export function isAccountMail(name: string): name is AccountMail {
  return Object.hasOwn(accountMailWords, name);
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

/** Addresses and codes run from left to right in either language; a date as its own language does. */
function writeText(locale: Locale, text: LocalizedText, values: AccountMailValues): string {
  const { link, until, ...addresses } = values;
  const isolated = Object.fromEntries(
    Object.entries({ inviter: company.email, ...addresses }).map(([name, value]) => [
      name,
      `\u2066${value}\u2069`,
    ]),
  );
  const day = until ? `\u2068${formatDate(locale, until.toISOString())}\u2069` : "";
  const paragraph = interpolate(fill(locale, text), { ...isolated, until: day });
  return text[locale].includes("{link}")
    ? `${interpolate(paragraph, { link: `\n\n${link ?? ""}` })}\n`
    : `${paragraph}\n`;
}
