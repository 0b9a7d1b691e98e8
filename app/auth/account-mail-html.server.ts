import { html } from "hono/html";
import { company } from "../company.ts";
import { directionOf, type Locale, localize } from "../i18n/text.ts";
import { localeOfText } from "../mails/direction.ts";
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
import { accountFrameWords } from "./account-mail-words.ts";

export interface AccountMailText {
  subject: string;
  /** Paragraphs, each in its own language; one may be the link. */
  text: string;
  link?: string | undefined;
}

/** The languages of a mail about an account, in the order of its text: one, or both. */
export function languagesOf({ text, link }: AccountMailText): [Locale, ...Locale[]] {
  const lines = text.split("\n").filter((line) => line !== link);
  const [first = "en", ...others] = new Set(
    lines.map((line) => localeOfText(line, localeOfText(text, "en"))),
  );
  return [first, ...others];
}

/** The HTML of a mail about an account, made of its text when it is sent. */
export async function renderAccountMail(mail: AccountMailText): Promise<string> {
  const { subject, text, link } = mail;
  const paragraphs = text.split("\n").filter((line) => line.trim() !== "");
  const languages = languagesOf(mail);
  const [locale] = languages;
  const titles = subject.split(" · ");
  const sections: Html[] = [];
  let current: Locale | undefined;
  for (const line of paragraphs) {
    const own = line === link ? (current ?? locale) : localeOfText(line, current ?? locale);
    // A mail in both languages has a title in each.
    const heading = own === current ? undefined : titles.shift();
    if (heading) sections.push(title(own, heading));
    sections.push(line === link ? renderLink(own, line) : renderParagraph(own, line));
    current = own;
  }
  return renderMail({
    locale,
    subject,
    preview: paragraphs[0] ?? "",
    kind: languages.map((one) => accountFrameWords.kind[one]).join(" · "),
    sections: [...sections, ...languages.map(renderFooter)],
  });
}

function renderParagraph(locale: Locale, text: string): Html {
  return section(
    locale,
    paragraph(locale, html`${isolateRuns(directionOf(locale), text)}`, "0"),
    "0 32px 26px",
  );
}

function renderLink(locale: Locale, url: string): Html {
  const words = localize(locale, accountFrameWords);
  const address = linkTo(url, ltrText(url, breakable));
  return section(locale, [
    button(locale, url, words.open),
    smallPrint(locale, words.copy, "18px 0 0"),
    smallPrint(locale, address, "4px 0 0"),
  ]);
}

function renderFooter(locale: Locale): Html {
  const { questions, never } = localize(locale, accountFrameWords);
  return footer(locale, html`${questions} ${mailLink(company.email)}. ${never}`);
}
