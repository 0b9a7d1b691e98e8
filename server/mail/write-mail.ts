import type { AccountMail, AccountMailValues } from "../../app/mails/account.server.ts";
import type { Row } from "../../app/backend/database.ts";
import type { AwayNotice } from "../../app/inquiries/away/away-notice.server.ts";
import { type ToldEvent, writeForYou } from "../../app/mails/for-you.server.ts";
import { type ForwardedMail, type StoredFile, writeForward } from "../../app/mails/forward.server.ts";
import type { MailedInquiry } from "../../app/mails/inquiry-mail.server.ts";
import { writeNotice } from "../../app/mails/notice.server.ts";
import { writeReceipt } from "../../app/mails/receipt.server.ts";
import { type Reply, writeReply } from "../../app/mails/reply.server.ts";
import {
  type Brought,
  type ToldAnswer,
  writeAnswerNotice,
  writeNotSent,
  writeOverdue,
} from "../../app/mails/staff-mail.server.ts";
import {
  type Erased,
  writeErased,
  writeEraseLink,
  writeNewLink,
} from "../../app/mails/visitor-mails.server.ts";
import type { Locale } from "../../app/i18n/text.ts";
import type { Mail } from "../../app/mails/layout/frame.server.ts";
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
  receipt: OfInquiry & { away_notice: AwayNotice | null; references: string[] };
  notice: OfInquiry & Brought;
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
interface SentReply extends Pick<Reply, "body" | "signature" | "received" | "copies" | "references"> {
  /** The visitor's address. */
  to: string;
  /** Those in copy that this mail is to reach. */
  cc: string[];
  files: CarriedFile[];
}

export type CarriedFile = Omit<StoredFile, "is_stored">;

export interface WritingTask {
  mail: WrittenMail;
  publicUrl: string;
}

type Writers = {
  [kind in WrittenMail["kind"]]: (mail: ClaimedMail<kind>, site: { publicUrl: string }) => Mail;
};

const writers: Writers = {
  erased: ({ locale, contents }) => writeErased(locale, contents),
  receipt: ({ inquiry, away_notice: notice, pageUrl }) => writeReceipt(inquiry, notice, pageUrl),
  notice: (mail, site) => writeNotice(mail.locale, mail.inquiry, site, mail),
  answer: (mail, site) => writeAnswerNotice(mail.locale, mail.inquiry, { ...mail, ...site }),
  overdue: ({ locale, inquiry }, site) => writeOverdue(locale, inquiry, site),
  not_sent: ({ locale, inquiry }, site) => writeNotSent(locale, inquiry, site),
  for_you: ({ locale, told }, site) => writeForYou(locale, told, site),
  link: ({ inquiry, pageUrl }, site) => writeNewLink(inquiry, pageUrl ?? site.publicUrl),
  erase_link: ({ inquiry, pageUrl }, site) => writeEraseLink(inquiry, pageUrl ?? site.publicUrl),
  forward: (mail) => writeForward(mail.inquiry, mail),
  reply: (mail) => writeReply(mail.inquiry, mail),
  copy: (mail) => writeReply(mail.inquiry, mail),
};

/** Writes the words of a mail, in a thread of its own. */
export default function write({ mail, publicUrl }: WritingTask): MailContent {
  // The type of an entry follows its key, which TypeScript cannot see for a union.
  const writer = writers[mail.kind] as (mail: WrittenMail, site: { publicUrl: string }) => Mail;
  const content = writer(mail, { publicUrl });
  const { subject, text, html } = content;
  // One that tells of several inquiries would keep words of the others when one is erased.
  const isAnswered = !["for_you", "link", "erase_link", "erased"].includes(mail.kind);
  return isAnswered
    ? { ...content, sentText: withoutKey([subject, text, htmlToText(html)].join("\n"), mail) }
    : content;
}

/** What an answer quotes is kept without keys: it brings its own alone. */
function withoutKey(text: string, mail: WrittenMail): string {
  const key = mail.kind === "erased" ? undefined : mail.pageUrl?.split("/").at(-1);
  return key ? text.replaceAll(key, "…") : text;
}
