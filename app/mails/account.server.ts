import { company } from "../../firm/company.ts";
import { formatDate } from "../i18n/format-date.ts";
import { directionOf, interpolate, type Locale, locales, localize } from "../i18n/text.ts";
import { accountFrameWords, accountMailWords } from "./account-words.ts";
import { inLine } from "./layout/direction.ts";
import { composeMail, type Mail } from "./layout/frame.server.ts";
import { inText, type Piece } from "./layout/html.server.ts";
import { button, footer, paragraph, section, smallPrint, title } from "./layout/parts.server.ts";
import { breakable, isolateRuns, link, ltrText, mailLink } from "./layout/pieces.server.ts";

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
  const said = paragraph(locale, inText(isolateRuns(directionOf(locale), text), text));
  const parts = [title(locale, subjectIn(locale, mail), [said])];
  const { link: url } = values;
  if (!url || !accountMailWords[mail].text[locale].includes("{link}")) return parts;
  const words = localize(locale, accountFrameWords);
  const address = link(url, ltrText(locale, url, breakable));
  // Plain text has the address itself.
  const copy = [words.copy, address].map((one) => inText(smallPrint(locale, one), ""));
  return [...parts, section(locale, [button(locale, url, words.open), ...copy])];
}

function renderFooter(locale: Locale): Piece {
  const { questions, never } = localize(locale, accountFrameWords);
  return footer(locale, [questions, " ", mailLink(locale, company.email), ". ", never]);
}
