import { html } from "hono/html";
import { company } from "../../company.ts";
import { cutText } from "../../cut-text.server.ts";
import { formatCount } from "../../i18n/plural.ts";
import { interpolate, type Locale, localize } from "../../i18n/text.ts";
import { inLine, withoutControls } from "../../mails/direction.ts";
import { renderMail } from "../../mails/frame.server.ts";
import {
  button,
  code,
  footer,
  paragraph,
  section,
  smallPrint,
  space,
  title,
} from "../../mails/parts.server.ts";
import { quotation } from "../../mails/quotation.server.ts";
import {
  type DescribedInquiry,
  describeInquiry,
  type MailedInquiry,
  quoteInSubject,
  renderAbout,
  toSubject,
} from "./inquiry-mail.server.ts";
import { forYouCount, forYouWords, mailWords, noticeWords } from "./words.ts";

/** A colleague has assigned an inquiry to somebody, or has named them in a note. */
export interface ToldEvent {
  /** Null when that account is gone. */
  by: string | null;
  note: string | null;
  inquiry: DescribedInquiry & Pick<MailedInquiry, "id" | "reference">;
}

const maxInquiries = 20;
const maxNoteLength = 1_000;

/** Tells one of the staff what colleagues have left for them since the last such mail. */
export async function writeForYou(locale: Locale, told: ToldEvent[], { publicUrl }: { publicUrl: string }) {
  const words = localize(locale, forYouWords);
  const inquiries = [...new Map(told.map(({ inquiry }) => [inquiry.id, inquiry])).values()];
  const shown = inquiries.slice(0, maxInquiries).map((inquiry) =>
    describeEvents(
      locale,
      publicUrl,
      inquiry,
      told.filter((event) => event.inquiry.id === inquiry.id),
    ),
  );
  const kind = told.some(({ note }) => note === null) ? "assigned" : "mentioned";
  const [only] = inquiries.length === 1 ? shown : [];
  const heading = only ? words[`${kind}Title`] : formatCount(locale, inquiries.length, forYouCount);
  const subject = only
    ? toSubject(
        interpolate(words[`${kind}Subject`], {
          reference: only.reference,
          subject: quoteInSubject(locale, only.about),
        }),
      )
    : heading;
  const rest = inquiries.length > maxInquiries ? [words.rest] : [];
  const page = await renderMail({
    locale,
    subject,
    preview: shown[0]?.lines[0]?.sentence ?? heading,
    kind: noticeWords.kind[locale],
    sections: [
      title(locale, heading),
      ...shown.map(({ about, reference, lines, url }) =>
        section(locale, [
          renderAbout(locale, about),
          smallPrint(locale, html`${mailWords.reference[locale]}: ${code(reference)}`, "4px 0 0"),
          ...lines.flatMap(({ sentence, note }) => [
            paragraph(locale, sentence, "14px 0"),
            ...(note ? [quotation(locale, note)] : []),
          ]),
          space(14),
          button(locale, url, noticeWords.open[locale]),
        ]),
      ),
      ...rest.map((text) => section(locale, paragraph(locale, text, "0"))),
      footer(locale, words.why),
    ],
  });
  const text = [
    company.name[locale],
    "",
    heading,
    ...shown.flatMap(({ about, reference, lines, url }) => [
      "",
      inLine(locale, about),
      `${mailWords.reference[locale]}: ${reference}`,
      ...lines.flatMap(({ sentence, note }) => ["", sentence, ...(note ? ["", note] : [])]),
      "",
      `${noticeWords.open[locale]}:`,
      url,
    ]),
    ...rest.flatMap((line) => ["", line]),
    "",
    words.why,
    "",
  ].join("\n");
  return withoutControls({ subject, text, html: page });
}

/** What came up about one inquiry. */
function describeEvents(
  locale: Locale,
  publicUrl: string,
  inquiry: ToldEvent["inquiry"],
  events: ToldEvent[],
) {
  const words = localize(locale, forYouWords);
  return {
    about: describeInquiry(locale, inquiry),
    reference: inquiry.reference,
    url: `${publicUrl}/admin?inquiry=${inquiry.id}`,
    lines: events.map(({ by, note }) => ({
      sentence: interpolate(words[note === null ? "assigned" : "mentioned"], {
        name: by === null ? words.colleague : inLine(locale, by),
      }),
      note: note && cutText(note, maxNoteLength, "\n[…]"),
    })),
  };
}
