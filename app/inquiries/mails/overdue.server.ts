import { company } from "../../company.ts";
import { interpolate, type Locale, localize } from "../../i18n/text.ts";
import { inLine, withoutControls } from "../../mails/direction.ts";
import { renderMail } from "../../mails/frame.server.ts";
import { button, code, footer, section, smallPrint, title, value } from "../../mails/parts.server.ts";
import { type Fact, factBox } from "../../mails/tables.server.ts";
import { momentText } from "../moment-text.ts";
import { fieldWords } from "../words.ts";
import {
  describeInquiry,
  type MailedInquiry,
  type MailOptions,
  momentFact,
  quoteInSubject,
  renderAbout,
  toSubject,
} from "./inquiry-mail.server.ts";
import { replyNote } from "./reply-note.server.ts";
import { mailWords, noticeWords, overdueWords } from "./words.ts";

/** Tells staff that an inquiry should have been answered by now. */
export async function writeOverdue(locale: Locale, inquiry: MailedInquiry, options: MailOptions) {
  const { reference, due_at: dueAt } = inquiry;
  const words = localize(locale, overdueWords);
  const about = describeInquiry(locale, inquiry);
  const subject = toSubject(
    interpolate(words.subject, { subject: quoteInSubject(locale, about), reference }),
  );
  const url = `${options.publicUrl}/admin?inquiry=${inquiry.id}`;
  const due = dueAt ? momentFact(locale, words.due, dueAt, true) : undefined;
  const facts: [Fact, Fact] = [
    { label: fieldWords.name[locale], value: value(locale, inquiry.name) },
    { label: mailWords.reference[locale], value: code(reference) },
  ];
  const reply = replyNote(locale, inquiry);
  const html = await renderMail({
    locale,
    subject,
    preview: words.title,
    kind: noticeWords.kind[locale],
    sections: [
      title(locale, words.title, renderAbout(locale, about)),
      section(locale, factBox(locale, due, facts)),
      section(locale, [button(locale, url, noticeWords.open[locale]), smallPrint(locale, reply, "12px 0 0")]),
      footer(locale, words.why),
    ],
  });
  const text = [
    company.name[locale],
    "",
    words.title,
    inLine(locale, about),
    "",
    ...(dueAt ? [`${words.due}: ${momentText(locale, dueAt)}`] : []),
    `${mailWords.reference[locale]}: ${reference}`,
    "",
    `${noticeWords.open[locale]}:`,
    url,
    "",
    reply,
    "",
    words.why,
    "",
  ].join("\n");
  return withoutControls({ subject, text, html });
}
