import { company } from "../company.ts";
import type { Locale } from "../i18n/text.ts";

/** Where the site asks people to write. */
export const companyAddress = company.email;

/** `from` with the company's name in the language of the mail. A name that is not the company's stays. */
export function localizeSender(from: string, locale: Locale): string {
  const [, name, address] = /^"?([^"<]*?)"?\s*<([^<>]+)>$/.exec(from) ?? [];
  const isCompany = name === company.name.en || name === company.name.ar;
  return isCompany ? `${company.name[locale]} <${address}>` : from;
}
