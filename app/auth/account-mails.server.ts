import { html } from "hono/html";
import { company } from "../company.ts";
import { formatDate } from "../i18n/format-date.ts";
import {
  directionOf,
  interpolate,
  type Locale,
  locales,
  type LocalizedText,
  localize,
} from "../i18n/text.ts";
import { inLine } from "../mails/direction.ts";
import { renderMail } from "../mails/frame.server.ts";
import type { Html } from "../mails/html.server.ts";
import {
  breakable,
  button,
  footer,
  isolateRuns,
  link as linkTo,
  ltrText,
  mailLink,
  paragraph,
  section,
  smallPrint,
  title,
} from "../mails/parts.server.ts";
import { accountFrameWords, accountMailWords } from "./account-mail-words.ts";

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
  return (locale ? [locale] : locales).map((one) => fill(one, accountMailWords[mail].subject)).join(" · ");
}

/** A mail about an account: in the language chosen at sign-up, or in both. */
export async function writeAccountMail(mail: AccountMail, locale: Locale | null, values: AccountMailValues) {
  const parts = (locale ? [locale] : locales).map((one) => writeIn(one, mail, values));
  const [first] = parts;
  const subject = accountMailSubject(mail, locale);
  return {
    locale: first?.locale ?? "en",
    subject,
    text: parts.map(({ text, link }) => `${text}\n${link ? `\n${link}\n` : ""}`).join("\n"),
    html: await renderMail({
      locale: first?.locale ?? "en",
      subject,
      preview: first?.text ?? "",
      kind: parts.map((part) => accountFrameWords.kind[part.locale]).join(" · "),
      sections: [...parts.flatMap(renderPart), ...parts.map((part) => renderFooter(part.locale))],
    }),
  };
}

interface Part {
  locale: Locale;
  subject: string;
  /** One paragraph. */
  text: string;
  /** Stands below it. */
  link: string | undefined;
}

function writeIn(locale: Locale, mail: AccountMail, values: AccountMailValues): Part {
  const { subject, text } = accountMailWords[mail];
  const { link, until, code = "", ...addresses } = values;
  const named = Object.entries({ inviter: company.email, ...addresses }).map(([name, address]) => [
    name,
    inLine(locale, address),
  ]);
  const day = until ? formatDate(locale, until) : "";
  return {
    locale,
    subject: fill(locale, subject),
    text: interpolate(fill(locale, text), { ...Object.fromEntries(named), code, until: day, link: "" }),
    link: text[locale].includes("{link}") ? link : undefined,
  };
}

function fill(locale: Locale, text: LocalizedText): string {
  return interpolate(text[locale], { company: company.name[locale] });
}

function renderPart({ locale, subject, text, link }: Part): Html[] {
  const words = localize(locale, accountFrameWords);
  const said = paragraph(locale, html`${isolateRuns(directionOf(locale), text)}`, "0");
  const parts = [title(locale, subject), section(locale, said, "0 32px 26px")];
  if (!link) return parts;
  const address = linkTo(link, ltrText(link, breakable));
  return [
    ...parts,
    section(locale, [
      button(locale, link, words.open),
      smallPrint(locale, words.copy, "18px 0 0"),
      smallPrint(locale, address, "4px 0 0"),
    ]),
  ];
}

function renderFooter(locale: Locale): Html {
  const { questions, never } = localize(locale, accountFrameWords);
  return footer(locale, html`${questions} ${mailLink(company.email)}. ${never}`);
}
