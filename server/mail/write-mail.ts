import type { AccountMail, AccountMailValues } from "../../app/auth/account-mails.server.ts";
import type { Row } from "../../app/backend/database.ts";
import type { AwayNotice } from "../../app/inquiries/away/away-notice.server.ts";
import { type ToldAnswer, writeAnswerNotice } from "../../app/inquiries/mails/answer.server.ts";
import { type ToldEvent, writeForYou } from "../../app/inquiries/mails/for-you.server.ts";
import {
  type ForwardedMail,
  type StoredFile,
  writeForward,
} from "../../app/inquiries/mails/forward.server.ts";
import type { MailedInquiry } from "../../app/inquiries/mails/inquiry-mail.server.ts";
import { writeNotSent } from "../../app/inquiries/mails/not-sent.server.ts";
import { writeNotice } from "../../app/inquiries/mails/notice.server.ts";
import { writeOverdue } from "../../app/inquiries/mails/overdue.server.ts";
import { writeReceipt } from "../../app/inquiries/mails/receipt.server.ts";
import { type Reply, writeReply } from "../../app/inquiries/mails/reply.server.ts";
import {
  type Erased,
  writeErased,
  writeEraseLink,
  writeNewLink,
} from "../../app/inquiries/mails/visitor-mails.server.ts";
import type { Locale } from "../../app/i18n/text.ts";
import { htmlToText } from "../mailbox/html-text.ts";
import type { MailContent } from "./outgoing-mail.ts";

type Kind = Row<"mails">["kind"];

/** A mail as `claim_mail` returns it. */
export type ClaimedMail<Claimed extends Kind = Kind> = {
  [kind in Claimed]: ClaimedRow & { kind: kind } & Parts[kind];
}[Claimed];

/** All but mails about accounts, whose words are known beforehand. */
export type WrittenMail = ClaimedMail<Exclude<Kind, "account">>;

interface ClaimedRow {
  id: string;
  recipient: string;
  handed_at: string;
  attempts: number;
  /** Whether our mailbox is read. */
  has_mailbox: boolean;
}

/** What the words of a mail are made of, by its kind. */
interface Parts {
  account: { inquiry: null; locale: Locale | null; contents: AccountMailValues & { mail: AccountMail } };
  erased: { inquiry: null; locale: Locale; contents: Erased };
  receipt: OfInquiry & { away_notice: AwayNotice | null };
  notice: OfInquiry & { is_encrypted: boolean };
  answer: OfInquiry & ToldAnswer;
  overdue: OfInquiry;
  not_sent: OfInquiry;
  for_you: OfInquiry & { told: ToldEvent[] };
  link: OfInquiry;
  erase_link: OfInquiry;
  forward: OfInquiry & ForwardedMail;
  reply: OfInquiry & SentReply;
  copy: OfInquiry & SentReply;
}

interface OfInquiry {
  inquiry: MailedInquiry;
  locale: Locale;
  /** The page of the inquiry, or the one that erases it, in a mail that its sender alone reads; undefined where there is none. */
  pageUrl?: string;
}

/** A copy goes to one recipient, who was refused or not reached when the reply went out. */
interface SentReply extends Pick<Reply, "body" | "signature" | "received"> {
  /** The visitor's address, and those in copy: of them all, and those that this mail is to reach. */
  to: string;
  copies: string[];
  cc: string[];
  /** The mails it follows: ids of ours, and Message-IDs of theirs. */
  references: string[];
  files: CarriedFile[];
}

export type CarriedFile = Omit<StoredFile, "is_stored">;

export interface WritingTask {
  mail: WrittenMail;
  publicUrl: string;
}

/** Writes the words of a mail, in a thread of its own. */
export default async function write({ mail, publicUrl }: WritingTask): Promise<MailContent> {
  const content = { locale: mail.locale, ...(await writeWords(mail, { publicUrl })) };
  // One that tells of several inquiries would keep words of the others when one is erased.
  const isAnswered = !["for_you", "link", "erase_link", "erased"].includes(mail.kind);
  return isAnswered
    ? { ...content, sentText: withoutKey(`${content.text}\n${htmlToText(content.html)}`, mail) }
    : content;
}

function writeWords(mail: WrittenMail, options: { publicUrl: string }) {
  const { locale } = mail;
  switch (mail.kind) {
    case "erased":
      return writeErased(locale, mail.contents);
    case "receipt":
      return writeReceipt(mail.inquiry, mail.away_notice, mail.pageUrl);
    case "notice":
      return writeNotice(locale, mail.inquiry, options, mail.is_encrypted);
    case "answer":
      return writeAnswerNotice(locale, mail.inquiry, { ...mail, ...options });
    case "overdue":
      return writeOverdue(locale, mail.inquiry, options);
    case "not_sent":
      return writeNotSent(locale, mail.inquiry, options);
    case "for_you":
      return writeForYou(locale, mail.told, options);
    case "link":
      return writeNewLink(mail.inquiry, mail.pageUrl ?? options.publicUrl);
    case "erase_link":
      return writeEraseLink(mail.inquiry, mail.pageUrl ?? options.publicUrl);
    case "forward":
      return writeForward(mail.inquiry, mail);
    case "reply":
    case "copy":
      return writeReply(mail.inquiry, mail);
  }
}

/** What an answer quotes is kept without keys: it brings its own alone. */
function withoutKey(text: string, mail: WrittenMail): string {
  const key = mail.kind === "erased" ? undefined : mail.pageUrl?.split("/").at(-1);
  return key ? text.replaceAll(key, "…") : text;
}
