import { company } from "../company.ts";
import { formatDate } from "../i18n/format-date.ts";
import { directionOf, interpolate, type Locale, locales, localize } from "../i18n/text.ts";
import { accountFrameWords, accountMailWords } from "./account-words.ts";
import { inLine } from "./layout/direction.ts";
import { composeMail, type Mail } from "./layout/frame.server.ts";
import { button, footer, inHtmlAlone, paragraph, section, smallPrint, title } from "./layout/parts.server.ts";
import {
  breakable,
  isolateRuns,
  joinPieces,
  link,
  ltrText,
  mailLink,
  type Piece,
} from "./layout/pieces.server.ts";

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
  /** A moment, as in ISO 8601. */
  until?: string;
}

export function accountMailSubject(mail: AccountMail, locale: Locale | null): string {
  return languagesOf(locale)
    .map((one) => subjectIn(one, mail))
    .join(" · ");
}

/** A mail about an account: in the language chosen at sign-up, or in both. */
export function writeAccountMail(mail: AccountMail, locale: Locale | null, values: AccountMailValues): Mail {
  const languages = languagesOf(locale);
  const [first] = languages;
  return composeMail({
    locale: first,
    subject: accountMailSubject(mail, locale),
    preview: sayIn(first, mail, values),
    kind: languages.map((one) => accountFrameWords.kind[one]).join(" · "),
    sections: [...languages.flatMap((one) => renderIn(one, mail, values)), ...languages.map(renderFooter)],
  });
}

function languagesOf(locale: Locale | null): readonly [Locale, ...Locale[]] {
  return locale ? [locale] : locales;
}

function subjectIn(locale: Locale, mail: AccountMail): string {
  return interpolate(accountMailWords[mail].subject[locale], { company: company.name[locale] });
}

function sayIn(locale: Locale, mail: AccountMail, values: AccountMailValues): string {
  const { until, code = "", inviter = company.email, oldEmail = "", newEmail = "" } = values;
  const addresses = Object.entries({ inviter, oldEmail, newEmail });
  return interpolate(accountMailWords[mail].text[locale], {
    ...Object.fromEntries(addresses.map(([name, address]) => [name, inLine(locale, address)])),
    ...{ company: company.name[locale], code, until: until ? formatDate(locale, until) : "", link: "" },
  });
}

function renderIn(locale: Locale, mail: AccountMail, values: AccountMailValues): Piece[] {
  const text = sayIn(locale, mail, values);
  const said = { html: isolateRuns(directionOf(locale), text), text };
  const parts = [
    title(locale, subjectIn(locale, mail)),
    section(locale, [paragraph(locale, said, "0")], "0 32px 26px"),
  ];
  const { link: url } = values;
  if (!url || !accountMailWords[mail].text[locale].includes("{link}")) return parts;
  const words = localize(locale, accountFrameWords);
  const copy = [
    smallPrint(locale, words.copy, "18px 0 0"),
    smallPrint(locale, link(url, ltrText(locale, url, breakable)), "4px 0 0"),
  ];
  return [...parts, section(locale, [button(locale, url, words.open), ...copy.map(inHtmlAlone)])];
}

function renderFooter(locale: Locale): Piece {
  const { questions, never } = localize(locale, accountFrameWords);
  return footer(locale, joinPieces([questions, " ", mailLink(locale, company.email), ". ", never], ""));
}
