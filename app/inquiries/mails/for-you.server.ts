import { company } from "../../company.ts";
import { cutText } from "../../cut-text.server.ts";
import { interpolate, type Locale, localize } from "../../i18n/text.ts";
import { inLine, withoutControls } from "../../mails/direction.ts";
import { renderMail } from "../../mails/frame.server.ts";
import { button, footer, paragraph, section, space, title } from "../../mails/parts.server.ts";
import { quotation } from "../../mails/quotation.server.ts";
import {
  type DescribedInquiry,
  describeInquiry,
  type MailedInquiry,
  quoteInSubject,
  toSubject,
} from "./inquiry-mail.server.ts";
import { setReference } from "./set-reference.server.ts";
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
export async function writeForYou(locale: Locale, told: ToldEvent[], { publicUrl }: { publicUrl: string }) {
  const words = localize(locale, forYouWords);
  const inquiries = new Map(told.map(({ inquiry }) => [inquiry.id, inquiry]));
  const [only] = inquiries.size === 1 ? inquiries.values() : [];
  const isAssigned = told.some(({ note }) => note === null);
  const heading = words[only ? (isAssigned ? "assignedTitle" : "mentionedTitle") : "severalTitle"];
  const subject = only
    ? interpolate(words[isAssigned ? "assignedSubject" : "mentionedSubject"], {
        subject: quoteInSubject(locale, describeInquiry(locale, only)),
        reference: only.reference,
      })
    : heading;
  const events = told.slice(0, maxEvents).map(({ by, note, inquiry }) => ({
    sentence: interpolate(words[note === null ? "assigned" : "mentioned"], {
      name: by === null ? words.colleague : inLine(locale, by),
      subject: quoteInSubject(locale, describeInquiry(locale, inquiry)),
      reference: inquiry.reference,
    }),
    reference: inquiry.reference,
    note: note && cutText(note, maxNoteLength, "\n[…]"),
    url: `${publicUrl}/admin?inquiry=${inquiry.id}`,
  }));
  const rest = told.length > maxEvents ? [words.rest] : [];
  const open = noticeWords.open[locale];
  const page = await renderMail({
    locale,
    subject: toSubject(subject),
    preview: events[0]?.sentence ?? heading,
    kind: noticeWords.kind[locale],
    sections: [
      title(locale, heading),
      ...events.map(({ sentence, reference, note, url }) =>
        section(locale, [
          paragraph(locale, setReference(sentence, reference), "0 0 14px"),
          ...(note ? [quotation(locale, note), space(14)] : []),
          button(locale, url, open),
        ]),
      ),
      ...rest.map((line) => section(locale, paragraph(locale, line, "0"))),
      footer(locale, words.why),
    ],
  });
  const text = [
    company.name[locale],
    "",
    heading,
    ...events.flatMap(({ sentence, note, url }) => [
      "",
      sentence,
      ...(note ? ["", note] : []),
      "",
      `${open}:`,
      url,
    ]),
    ...rest.flatMap((line) => ["", line]),
    "",
    words.why,
    "",
  ].join("\n");
  return withoutControls({ subject: toSubject(subject), text, html: page });
}
