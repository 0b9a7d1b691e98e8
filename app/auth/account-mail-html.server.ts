import { html } from "hono/html";
import { company } from "../company.ts";
import { type Locale, localize } from "../i18n/text.ts";
import { localeOfText } from "../mails/direction.ts";
import { renderMail } from "../mails/frame.server.ts";
import type { Html } from "../mails/html.server.ts";
import {
  breakable,
  button,
  footer,
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

/** The HTML of a mail about an account, made of its text when it is sent. */
export async function renderAccountMail({ subject, text, link }: AccountMailText): Promise<string> {
  const paragraphs = text.split("\n").filter((line) => line.trim() !== "");
  const locale = localeOfText(text, "en");
  const words = localize(locale, accountFrameWords);
  const titles = subject.split(" · ").map((part) => part.replace(/[\u2066-\u2069]/g, ""));
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
    kind: words.kind,
    sections: [...sections, footer(locale, renderFooter(words))],
  });
}

function renderParagraph(locale: Locale, text: string): Html {
  return section(locale, paragraph(locale, text, "0"), "0 32px 26px");
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

function renderFooter({ questions, never }: Record<"questions" | "never", string>): Html {
  return html`${questions} ${mailLink(company.email)}. ${never}`;
}
