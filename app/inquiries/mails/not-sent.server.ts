import { html } from "hono/html";
import type { Note } from "../../backend/inquiry-rows.ts";
import { company } from "../../company.ts";
import { interpolate, type Locale, localize } from "../../i18n/text.ts";
import { inLine, withoutControls } from "../../mails/direction.ts";
import { renderMail } from "../../mails/frame.server.ts";
import {
  button,
  code,
  footer,
  ltrText,
  paragraph,
  section,
  smallPrint,
  title,
} from "../../mails/parts.server.ts";
import { notSentWords } from "../not-sent-words.ts";
import {
  describeInquiry,
  type MailedInquiry,
  type MailOptions,
  quoteInSubject,
  renderAbout,
  toSubject,
} from "./inquiry-mail.server.ts";
import { mailWords, noticeWords, notSentMailWords } from "./words.ts";

export type NotSentNote = { not_sent: NonNullable<Note["not_sent"]> } & Pick<Note, "address">;

/** Tells one of the staff that an answer to a mail to them was not sent to the visitor. Nothing of it: a stranger may have written it. */
export async function writeNotSent(
  locale: Locale,
  inquiry: MailedInquiry,
  options: MailOptions & { note: NotSentNote },
) {
  const { reference } = inquiry;
  const { not_sent: reason, address } = options.note;
  const words = localize(locale, notSentMailWords);
  const about = describeInquiry(locale, inquiry);
  const subject = toSubject(
    interpolate(words.subject, { subject: quoteInSubject(locale, about), reference }),
  );
  const url = `${options.publicUrl}/admin?inquiry=${inquiry.id}`;
  const why = notSentWords[reason][locale];
  const page = await renderMail({
    locale,
    subject,
    preview: why,
    kind: noticeWords.kind[locale],
    sections: [
      title(locale, words.title, [
        renderAbout(locale, about),
        paragraph(locale, why),
        ...(address ? [smallPrint(locale, html`${words.from} ${ltrText(address)}`)] : []),
        smallPrint(locale, html`${mailWords.reference[locale]}: ${code(reference)}`),
      ]),
      section(locale, [
        paragraph(locale, words.noted, "0 0 18px"),
        button(locale, url, noticeWords.open[locale]),
      ]),
      footer(locale, words.why),
    ],
  });
  const text = [
    company.name[locale],
    "",
    words.title,
    inLine(locale, about),
    "",
    why,
    ...(address ? [`${words.from} ${inLine(locale, address)}`] : []),
    `${mailWords.reference[locale]}: ${reference}`,
    "",
    words.noted,
    "",
    `${noticeWords.open[locale]}:`,
    url,
    "",
    words.why,
    "",
  ].join("\n");
  return withoutControls({ subject, text, html: page });
}
