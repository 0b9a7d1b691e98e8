import { company } from "../../company.ts";
import { interpolate, type Locale, localize } from "../../i18n/text.ts";
import { withoutControls } from "../../mails/direction.ts";
import { renderMail } from "../../mails/frame.server.ts";
import type { Html } from "../../mails/html.server.ts";
import { button, footer, heading, paragraph, section, title } from "../../mails/parts.server.ts";
import { momentText } from "../moment-text.ts";
import { officeTime } from "../reply-promise.ts";
import { type MailedInquiry, toSubject } from "./inquiry-mail.server.ts";
import {
  erasedNoticeWords,
  erasedWords,
  eraseLinkWords,
  newLinkWords,
  pageLinkWords,
} from "./visitor-mail-words.ts";

/** The part of a mail that leads to the page of an inquiry. */
export function renderPageLink(locale: Locale, url: string): Html {
  const words = localize(locale, pageLinkWords);
  return section(locale, [
    heading(locale, words.title),
    paragraph(locale, words.lead, "0 0 18px"),
    button(locale, url, words.open),
  ]);
}

export function pageLinkText(locale: Locale, url: string): string[] {
  const words = localize(locale, pageLinkWords);
  return [words.lead, "", `${words.open}:`, url, ""];
}

/** A link that replaces all others. */
export async function writeNewLink({ locale, reference }: MailedInquiry, url: string) {
  const words = localize(locale, newLinkWords);
  const { open, lead } = localize(locale, pageLinkWords);
  return writeMail(locale, {
    ...words,
    subject: interpolate(words.subject, { reference }),
    lead: [words.lead, lead],
    action: { html: button(locale, url, open), text: [`${open}:`, url] },
  });
}

/** A link to the page with the one button that erases the inquiry. */
export async function writeEraseLink({ locale, reference }: MailedInquiry, url: string) {
  const words = localize(locale, eraseLinkWords);
  return writeMail(locale, {
    ...words,
    subject: interpolate(words.subject, { reference }),
    lead: [words.lead],
    action: { html: button(locale, url, words.open), text: [`${words.open}:`, url] },
  });
}

export interface Erased {
  reference: string;
  at: string;
  /** Of the mail to staff. */
  is_for_staff?: boolean;
}

/** The last mail about an inquiry that its sender has erased: to them, and to staff. */
export async function writeErased(locale: Locale, { reference, at, is_for_staff: isForStaff }: Erased) {
  const words = localize(locale, isForStaff ? erasedNoticeWords : erasedWords);
  const moment = momentText(locale, at);
  return writeMail(locale, {
    ...words,
    subject: interpolate(words.subject, { reference }),
    lead: [interpolate(words.lead, { reference, moment, zone: officeTime[locale] })],
  });
}

interface ShortMail {
  kind: string;
  subject: string;
  title: string;
  lead: string[];
  action?: { html: Html; text: string[] };
  why: string;
}

async function writeMail(locale: Locale, { kind, subject, title: heading, lead, action, why }: ShortMail) {
  const html = await renderMail({
    locale,
    subject: toSubject(subject),
    preview: lead[0] ?? heading,
    kind,
    sections: [
      title(
        locale,
        heading,
        lead.map((text) => paragraph(locale, text)),
      ),
      ...(action ? [section(locale, action.html)] : []),
      footer(locale, why),
    ],
  });
  const text = [
    company.name[locale],
    "",
    heading,
    ...lead.flatMap((line) => ["", line]),
    ...(action ? ["", ...action.text] : []),
    "",
    why,
    "",
  ].join("\n");
  return withoutControls({ subject: toSubject(subject), text, html });
}
