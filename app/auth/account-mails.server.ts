import { company } from "../company.ts";
import { formatDate } from "../i18n/format-date.ts";
import { interpolate, type Locale, type LocalizedText } from "../i18n/text.ts";
import { inLine } from "../mails/direction.ts";
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
    subject: `${fill("en", subject)} · ${fill("ar", subject)}`,
    text: `${writeText("en", text, values)}\n${writeText("ar", text, values)}`,
  };
}

function fill(locale: Locale, text: LocalizedText): string {
  return interpolate(text[locale], { company: company.name[locale] });
}

function writeText(locale: Locale, text: LocalizedText, values: AccountMailValues): string {
  const { link, until, ...addresses } = values;
  const written = Object.fromEntries(
    Object.entries({ inviter: company.email, ...addresses }).map(([name, value]) => [
      name,
      name === "code" ? value : inLine(locale, value),
    ]),
  );
  const day = until ? formatDate(locale, until.toISOString()) : "";
  const paragraph = interpolate(fill(locale, text), { ...written, until: day });
  return text[locale].includes("{link}")
    ? `${interpolate(paragraph, { link: `\n\n${link ?? ""}` })}\n`
    : `${paragraph}\n`;
}
