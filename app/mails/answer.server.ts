import { cutText, type Locale, localize } from "../i18n/text.ts";
import { mailTextWords } from "../inquiries/mail-text-words.ts";
import type { MailedInquiry } from "./inquiry-mail.server.ts";
import type { Mail } from "./layout/frame.server.ts";
import { button, paragraph, section, space } from "./layout/parts.server.ts";
import { fillIn, value } from "./layout/pieces.server.ts";
import { quotation } from "./layout/quotation.server.ts";
import { composeStaffMail, deskUrl, dueBox, type MailOptions, openButton } from "./staff-mail.server.ts";
import { answerWords, noticeWords, thirdPersonWords } from "./words.ts";

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
export function writeAnswerNotice(
  locale: Locale,
  inquiry: MailedInquiry,
  options: MailOptions & ToldAnswer,
): Mail {
  const thirdPerson = options.third_person;
  const words = localize(locale, { ...answerWords, ...(thirdPerson !== null && thirdPersonWords) });
  const answer = cutText(options.body, maxLength, "\n[…]");
  const remarks = listRemarks(locale, options).map((remark) => paragraph(locale, remark, "0 0 18px"));
  const { open, due } = localize(locale, noticeWords);
  return composeStaffMail(locale, inquiry, {
    ...words,
    title: fillIn(words.title, { name: value(locale, thirdPerson ?? "") }),
    preview: answer.slice(0, 120),
    sections: [
      section(locale, [dueBox(locale, inquiry, due)]),
      section(locale, [...remarks, ...(answer ? [quotation(locale, answer), space(24)] : [])]),
      // What is answered to a third person is not for the visitor.
      thirdPerson === null
        ? openButton(locale, inquiry, options)
        : section(locale, [button(locale, deskUrl(inquiry, options), open)]),
    ],
  });
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
