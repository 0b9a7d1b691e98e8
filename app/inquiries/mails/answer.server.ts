import { company } from "../../company.ts";
import { cutText } from "../../cut-text.server.ts";
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
  value,
} from "../../mails/parts.server.ts";
import { quotation } from "../../mails/quotation.server.ts";
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
import { ruler } from "./receipt-text.server.ts";
import { mailTextWords } from "../mail-text-words.ts";
import { answerWords, mailWords, noticeWords, thirdPersonWords } from "./words.ts";

/** The whole answer is at the desk. */
const maxLength = 4_000;

/** A received mail, or a message of the inquiry's page, as `reply_parts` returns it. */
export interface ToldAnswer {
  body: string;
  /** The name of its author, where that is not the visitor. */
  third_person: string | null;
  is_proven: boolean | null;
  is_encrypted: boolean;
  has_files: boolean;
}

/** Tells staff what a visitor has answered, by mail or on the inquiry's page, or a third person to whom a mail was forwarded. */
export async function writeAnswerNotice(
  locale: Locale,
  inquiry: MailedInquiry,
  options: MailOptions & ToldAnswer,
) {
  const { body, third_person: thirdPerson, publicUrl } = options;
  const { reference, due_at: dueAt } = inquiry;
  const words = localize(locale, answerWords);
  const { title: named, why } = localize(locale, thirdPersonWords);
  const isVisitor = thirdPerson === null;
  const heading = isVisitor ? words.title : interpolate(named, { name: inLine(locale, thirdPerson) });
  const reason = isVisitor ? words.why : why;
  const about = describeInquiry(locale, inquiry);
  const subject = toSubject(
    interpolate(words.subject, {
      subject: quoteInSubject(locale, about),
      reference,
    }),
  );
  const url = `${publicUrl}/admin?inquiry=${inquiry.id}`;
  const answer = cutText(body, maxLength, "\n[…]");
  const remarks = listRemarks(locale, options);
  const due = dueAt ? momentFact(locale, noticeWords.due[locale], dueAt, true) : undefined;
  const facts: [Fact, Fact] = [
    { label: fieldWords.name[locale], value: value(locale, inquiry.name) },
    { label: mailWords.reference[locale], value: code(reference) },
  ];
  // What is answered to a third person is not for the visitor.
  const reply = isVisitor ? [replyNote(locale, inquiry)] : [];
  const html = await renderMail({
    locale,
    subject,
    preview: answer.slice(0, 120),
    kind: noticeWords.kind[locale],
    sections: [
      title(locale, heading, renderAbout(locale, about)),
      section(locale, factBox(locale, due, facts)),
      section(locale, [
        ...remarks.map((remark) => paragraph(locale, remark, "0 0 18px")),
        ...(answer ? [quotation(locale, answer), space(24)] : []),
      ]),
      section(locale, [
        button(locale, url, noticeWords.open[locale]),
        ...reply.map((line) => smallPrint(locale, line, "12px 0 0")),
      ]),
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
    ...remarks.flatMap((remark) => [remark, ""]),
    ...(answer ? [ruler, answer, ruler, ""] : []),
    `${noticeWords.open[locale]}:`,
    url,
    "",
    ...reply.flatMap((line) => [line, ""]),
    reason,
    "",
  ].join("\n");
  return withoutControls({ subject, text, html });
}

/** What staff should know of a mail beside its text. */
function listRemarks(locale: Locale, mail: ToldAnswer): string[] {
  const isEmpty = mail.body === "" && !mail.has_files && !mail.is_encrypted;
  return [
    ...(mail.is_proven === false ? [noticeWords.unproven[locale]] : []),
    ...(mail.is_encrypted ? [mailTextWords.encrypted[locale]] : []),
    ...(isEmpty ? [mailTextWords.empty[locale]] : []),
  ];
}
