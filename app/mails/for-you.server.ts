import { cutText, type Locale, localize } from "../i18n/text.ts";
import {
  type DescribedInquiry,
  fillSubject,
  type MailedInquiry,
  quoteSubject,
} from "./inquiry-mail.server.ts";
import { composeMail, type Mail } from "./layout/frame.server.ts";
import { fillIn } from "./layout/html.server.ts";
import { button, footer, paragraph, section, title } from "./layout/parts.server.ts";
import { code, value } from "./layout/pieces.server.ts";
import { quotation } from "./layout/quotation.server.ts";
import { deskUrl, type MailOptions } from "./staff-mail.server.ts";
import { forYouWords, noticeWords } from "./words.ts";

/** A colleague has assigned an inquiry to somebody, or has named them in a note. */
export interface ToldEvent {
  /** Null when that account is gone. */
  by: string | null;
  note: string | null;
  inquiry: DescribedInquiry & Pick<MailedInquiry, "id" | "reference">;
}

const maxEvents = 20;
const maxNoteLength = 1_000;

/** Tells one of the staff what colleagues have left for them since the last such mail. */
export function writeForYou(locale: Locale, told: ToldEvent[], options: MailOptions): Mail {
  const words = localize(locale, forYouWords);
  const inquiries = new Map(told.map(({ inquiry }) => [inquiry.id, inquiry]));
  const [only] = inquiries.size === 1 ? inquiries.values() : [];
  const act = told.some(({ note }) => note === null) ? "assigned" : "mentioned";
  const heading = only ? words[`${act}Title`] : words.severalTitle;
  const events = told.slice(0, maxEvents).map((event) => ({ ...event, sentence: say(locale, event) }));
  return composeMail({
    locale,
    subject: only ? fillSubject(locale, heading, only) : heading,
    preview: events[0]?.sentence.text ?? heading,
    sections: [
      title(locale, heading),
      ...events.flatMap(({ sentence, note, inquiry }) => [
        section(locale, [paragraph(locale, sentence)], "padding:0"),
        ...(note
          ? [section(locale, [quotation(locale, cutText(note, maxNoteLength, "\n[…]"))], "padding:0 0 14px")]
          : []),
        section(locale, [button(locale, deskUrl(inquiry, options), noticeWords.open[locale])]),
      ]),
      ...(told.length > maxEvents ? [section(locale, [paragraph(locale, words.rest)])] : []),
      footer(locale, words.why),
    ],
  });
}

function say(locale: Locale, { by, note, inquiry }: ToldEvent) {
  return fillIn(forYouWords[note === null ? "assigned" : "mentioned"][locale], {
    name: by === null ? forYouWords.colleague[locale] : value(locale, by),
    subject: quoteSubject(locale, inquiry),
    reference: code(locale, inquiry.reference),
  });
}
