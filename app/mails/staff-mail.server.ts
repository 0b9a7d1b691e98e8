import { cutText, type Locale, localize } from "../i18n/text.ts";
import { mailTextWords } from "../inquiries/mail-text-words.ts";
import {
  describeInquiry,
  dueFact,
  fillSubject,
  type ListedFile,
  listFiles,
  type MailedInquiry,
} from "./inquiry-mail.server.ts";
import { composeMail, type Mail } from "./layout/frame.server.ts";
import { fillIn, lineBreak, type Piece, separate } from "./layout/html.server.ts";
import {
  button,
  footer,
  heading,
  paragraph,
  section,
  smallPrint,
  title,
  valueTable,
} from "./layout/parts.server.ts";
import { code, value } from "./layout/pieces.server.ts";
import { quotation } from "./layout/quotation.server.ts";
import {
  answerWords,
  mailWords,
  noticeWords,
  notSentMailWords,
  overdueWords,
  thirdPersonWords,
} from "./words.ts";

export interface MailOptions {
  /** Origin of the pages. */
  publicUrl: string;
}

/** Tells staff that an inquiry should have been answered by now. */
export function writeOverdue(locale: Locale, inquiry: MailedInquiry, options: MailOptions): Mail {
  const { due, ...words } = localize(locale, overdueWords);
  return composeStaffMail(locale, inquiry, {
    ...words,
    preview: words.title,
    sections: [dueTable(locale, inquiry, due), openButton(locale, inquiry, options)],
  });
}

/** Tells a colleague that their email is a note. Nothing of it: somebody else may have written it. */
export function writeNotSent(locale: Locale, inquiry: MailedInquiry, options: MailOptions): Mail {
  const { noted, reply, ...words } = localize(locale, notSentMailWords);
  const sentence = fillIn(noted, { reference: code(locale, inquiry.reference) });
  const open = button(locale, deskUrl(inquiry, options), reply);
  return composeStaffMail(locale, inquiry, {
    ...words,
    preview: sentence.text,
    sections: [section(locale, [paragraph(locale, sentence), open])],
  });
}

/** What a mail brought beside its text, as `notice_parts` returns it. */
export interface Brought {
  is_encrypted: boolean;
  files: ListedFile[];
  /** Files that are not listed. */
  files_left_out: number;
}

/** A received mail, or a message of the inquiry's page, as `reply_parts` returns it. */
export interface ToldAnswer extends Brought {
  body: string;
  /** The name of its author, where that is not the visitor. */
  third_person: string | null;
  is_proven: boolean | null;
}

/** The whole text is at the desk. */
const maxLength = 4_000;

/** Tells staff what a visitor has written or sent, by mail or on the inquiry's page, or a third person to whom a mail was forwarded. */
export function writeAnswerNotice(
  locale: Locale,
  inquiry: MailedInquiry,
  options: MailOptions & ToldAnswer,
): Mail {
  const { third_person: thirdPerson, files, files_left_out: leftOut } = options;
  const isFilesAlone = options.body === "" && files.length + leftOut > 0 && !options.is_encrypted;
  const words = localize(locale, { ...answerWords, ...(thirdPerson !== null && thirdPersonWords) });
  const answer = cutText(options.body, maxLength, "\n[…]");
  const written = { ...inquiry, name: thirdPerson ?? inquiry.name };
  return composeStaffMail(locale, written, {
    ...words,
    title: isFilesAlone && thirdPerson === null ? words.filesTitle : words.title,
    preview: answer.slice(0, 120),
    sections: [
      ...remarkSection(locale, listRemarks(locale, options)),
      ...(answer ? [section(locale, [quotation(locale, answer)])] : []),
      ...fileSection(locale, options),
      dueTable(locale, inquiry, noticeWords.due[locale]),
      // What is answered to a third person is not for the visitor.
      openButton(locale, inquiry, options, thirdPerson === null ? undefined : ""),
    ],
  });
}

/** What staff should know of a mail beside its text. */
function listRemarks(locale: Locale, mail: ToldAnswer): string[] {
  const isEmpty = mail.body === "" && mail.files.length + mail.files_left_out === 0 && !mail.is_encrypted;
  return [
    ...(mail.is_proven === false ? [noticeWords.unproven[locale]] : []),
    ...(mail.is_encrypted ? [mailTextWords.encrypted[locale]] : []),
    ...(isEmpty ? [mailTextWords.empty[locale]] : []),
  ];
}

/** A mail to staff about one inquiry, whose subject begins with its title; `why` it came stands at its end. */
export function composeStaffMail(
  locale: Locale,
  inquiry: MailedInquiry,
  mail: Record<"title" | "preview" | "why", string> & { sections: Piece[] },
): Mail {
  const about = [
    heading(locale, value(locale, describeInquiry(locale, inquiry))),
    paragraph(locale, value(locale, inquiry.name)),
  ];
  return composeMail({
    locale,
    subject: fillSubject(locale, mail.title, inquiry),
    preview: mail.preview,
    sections: [title(locale, mail.title, about), ...mail.sections, footer(locale, mail.why)],
  });
}

export function deskUrl({ id }: Pick<MailedInquiry, "id">, { publicUrl }: MailOptions): string {
  return `${publicUrl}/admin?inquiry=${id}`;
}

/** What staff should know before they read. */
export function remarkSection(locale: Locale, remarks: string[]): Piece[] {
  const paragraphs = remarks.map((remark) => paragraph(locale, remark));
  return paragraphs.length > 0 ? [section(locale, paragraphs)] : [];
}

/** What came with a mail. The files themselves are at the desk. */
export function fileSection(locale: Locale, { files, files_left_out: leftOut }: Brought): Piece[] {
  const listed = listFiles(locale, files, leftOut);
  if (listed.length === 0) return [];
  return [
    section(locale, [
      heading(locale, mailWords.files[locale]),
      paragraph(locale, separate(listed, lineBreak)),
    ]),
  ];
}

/** By when an inquiry is to be answered. */
function dueTable(locale: Locale, inquiry: MailedInquiry, label: string): Piece {
  return section(locale, [
    valueTable(locale, [
      ...dueFact(inquiry, locale, label),
      { label: mailWords.reference[locale], value: code(locale, inquiry.reference) },
    ]),
  ]);
}

/** The button that opens an inquiry, and below it how its visitor is reached, or another `note`. */
export function openButton(
  locale: Locale,
  inquiry: MailedInquiry,
  options: MailOptions,
  note = noticeWords[inquiry.email === null ? "noAddress" : "reply"][locale],
): Piece {
  const open = button(locale, deskUrl(inquiry, options), noticeWords.open[locale]);
  return section(locale, note ? [open, smallPrint(locale, note)] : [open]);
}
