import { interpolate, type Locale, localize } from "../i18n/text.ts";
import { momentText } from "../inquiries/moment-text.ts";
import { officeTime } from "../inquiries/reply-promise.ts";
import type { MailedInquiry } from "./inquiry-mail.server.ts";
import { composeMail, type Mail } from "./layout/frame.server.ts";
import type { Piece } from "./layout/html.server.ts";
import { button, footer, heading, paragraph, section, title } from "./layout/parts.server.ts";
import {
  erasedNoticeWords,
  erasedWords,
  eraseLinkWords,
  newLinkWords,
  pageLinkWords,
} from "./visitor-mail-words.ts";

/** The part of a mail that leads to the page of an inquiry. */
export function pageLink(locale: Locale, url: string): Piece {
  const words = localize(locale, pageLinkWords);
  return section(locale, [
    heading(locale, words.title),
    paragraph(locale, words.lead),
    button(locale, url, words.open),
  ]);
}

/** A further link to the page of an inquiry. */
export function writeNewLink({ locale, reference }: MailedInquiry, url: string): Mail {
  const words = localize(locale, newLinkWords);
  const { open, lead } = localize(locale, pageLinkWords);
  return composeShortMail(locale, reference, words, [words.lead, lead], button(locale, url, open));
}

/** A link to the page with the one button that erases the inquiry. */
export function writeEraseLink({ locale, reference }: MailedInquiry, url: string): Mail {
  const words = localize(locale, eraseLinkWords);
  return composeShortMail(locale, reference, words, [words.lead], button(locale, url, words.open));
}

export interface Erased {
  reference: string;
  at: string;
  /** Of the mail to staff. */
  is_for_staff?: boolean;
}

/** The last mail about an inquiry that its sender has erased: to them, and to staff. */
export function writeErased(locale: Locale, { reference, at, is_for_staff: isForStaff }: Erased): Mail {
  const words = localize(locale, isForStaff ? erasedNoticeWords : erasedWords);
  const values = { reference, moment: momentText(locale, at), zone: officeTime[locale] };
  return composeShortMail(locale, reference, words, [interpolate(words.lead, values)]);
}

function composeShortMail(
  locale: Locale,
  reference: string,
  { title: sentence, why }: Record<"title" | "why", string>,
  lead: string[],
  action?: Piece,
): Mail {
  const paragraphs = lead.map((text) => paragraph(locale, text));
  return composeMail({
    locale,
    subject: `${sentence} (${reference})`,
    preview: lead[0] ?? sentence,
    sections: [
      title(locale, sentence, paragraphs),
      ...(action ? [section(locale, [action])] : []),
      footer(locale, why),
    ],
  });
}
