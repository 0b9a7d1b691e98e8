import { company } from "../../company.ts";
import { cutText } from "../../cut-text.server.ts";
import { interpolate, type Locale, localize } from "../../i18n/text.ts";
import { inLine, withoutControls } from "../../mails/direction.ts";
import { renderMail } from "../../mails/frame.server.ts";
import { button, code, footer, section, space, title, value } from "../../mails/parts.server.ts";
import { quotation } from "../../mails/quotation.server.ts";
import { type Fact, factBox } from "../../mails/tables.server.ts";
import { momentText } from "../moment-text.ts";
import { type PageEvent, pageEventText } from "../page-event.ts";
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
import { ruler } from "./receipt-text.server.ts";
import { answerWords, mailWords, noticeWords, thirdPersonWords } from "./words.ts";

/** The whole answer is at the desk. */
const maxLength = 4_000;

export interface ToldAnswer extends PageEvent {
  body: string;
  /** Who wrote it, where that is not the visitor. */
  third_person: string | null;
}

/** Tells staff what a visitor has answered or done on the inquiry's page, or a third person to whom a mail was forwarded. */
export async function writeAnswerNotice(
  locale: Locale,
  inquiry: MailedInquiry,
  options: MailOptions & ToldAnswer,
) {
  const { body, third_person: thirdPerson, publicUrl, staffAnswers } = options;
  const { reference, due_at: dueAt } = inquiry;
  const words = localize(locale, answerWords);
  const { title: named, why } = localize(locale, thirdPersonWords);
  const isVisitor = thirdPerson === null;
  const done = pageEventText(locale, options);
  const heading = isVisitor
    ? (done ?? words.title)
    : interpolate(named, { name: inLine(locale, thirdPerson) });
  const reason = isVisitor ? words.why : why;
  const about = describeInquiry(locale, inquiry);
  const subject = toSubject(
    interpolate(words[options.page_event ? (`${options.page_event}Subject` as const) : "subject"], {
      subject: quoteInSubject(locale, about),
      reference,
    }),
  );
  const url = `${publicUrl}/admin?inquiry=${inquiry.id}`;
  const answer = cutText(body, maxLength, "\n[…]");
  const due = dueAt ? momentFact(locale, noticeWords.due[locale], dueAt, true) : undefined;
  const facts: [Fact, Fact] = [
    { label: fieldWords.name[locale], value: value(locale, inquiry.name) },
    { label: mailWords.reference[locale], value: code(reference) },
  ];
  // What is answered to a third person is not for the visitor.
  const reply = isVisitor ? replyNote(locale, inquiry, staffAnswers) : undefined;
  const html = await renderMail({
    locale,
    subject,
    preview: done ?? answer.slice(0, 120),
    kind: noticeWords.kind[locale],
    sections: [
      title(locale, heading, renderAbout(locale, about)),
      section(locale, factBox(locale, due, facts)),
      ...(done ? [] : [section(locale, [quotation(locale, answer), space(24)])]),
      section(locale, [button(locale, url, noticeWords.open[locale]), ...(reply ? [reply.html] : [])]),
      footer(locale, reason),
    ],
  });
  const text = [
    company.name[locale],
    "",
    heading,
    inLine(locale, about),
    "",
    `${fieldWords.name[locale]}: ${inLine(locale, inquiry.name)}`,
    `${mailWords.reference[locale]}: ${reference}`,
    ...(dueAt ? [`${noticeWords.due[locale]}: ${momentText(locale, dueAt)}`] : []),
    "",
    ...(done ? [] : [ruler, answer, ruler, ""]),
    `${noticeWords.open[locale]}:`,
    url,
    "",
    ...(reply ? [reply.text, ""] : []),
    reason,
    "",
  ].join("\n");
  return withoutControls({ subject, text, html });
}
