import type { AwayNotice } from "../../app/inquiries/away/away-notice.server.ts";
import { type ToldAnswer, writeAnswerNotice } from "../../app/inquiries/mails/answer.server.ts";
import { type ToldEvent, writeForYou } from "../../app/inquiries/mails/for-you.server.ts";
import { type ForwardedMail, writeForward } from "../../app/inquiries/mails/forward.server.ts";
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
import type { StoredFile } from "./load-mail-files.ts";
import type { MailContent } from "./outgoing-mail.ts";

/** As `claim_inquiry_mail` returns it. */
export type ClaimedMail = ErasedMail | MailOfInquiry;

interface Claimed {
  id: string;
  recipient: string;
  locale: "en" | "ar";
  handed_at: string;
  attempts: number;
  /** Whether our mailbox is read. */
  has_mailbox: boolean;
}

/** Its inquiry is gone. */
interface ErasedMail extends Claimed {
  kind: "erased";
  inquiry: null;
  erased: Erased;
}

export type MailOfInquiry = Claimed & {
  inquiry: MailedInquiry;
  /** The page of the inquiry, or the one that erases it, in a mail that its sender alone reads; undefined where there is none. */
  pageUrl?: string;
} & (
    | { kind: "notice"; is_encrypted: boolean }
    | { kind: "overdue" | "not_sent" }
    | { kind: "receipt"; away_notice: AwayNotice | null }
    | { kind: "link" | "erase_link" }
    | ({ kind: "answer" } & ToldAnswer)
    | { kind: "for_you"; told: ToldEvent[] }
    | ({ kind: "forward" } & ForwardedMail)
    | {
        /** A copy goes to one recipient, who was refused or not reached when the reply went out. */
        kind: "reply" | "copy";
        /** The visitor's address, and those in copy: of them all, and those that this mail is to reach. */
        to: string;
        copies: string[];
        cc: string[];
        body: Reply["body"];
        signature: Reply["signature"];
        received: Reply["received"];
        /** The mails it follows: ids of ours, and Message-IDs of theirs. */
        references: string[];
        files: StoredFile[];
      }
  );

/** Writes what a mail about an inquiry says. */
export async function writeInquiryMail(mail: ClaimedMail, publicUrl: string): Promise<MailContent> {
  const { locale } = mail;
  if (mail.kind === "erased") return { locale, ...(await writeErased(locale, mail.erased)) };
  const { inquiry } = mail;
  const options = { publicUrl };
  switch (mail.kind) {
    case "receipt":
      return { locale: inquiry.locale, ...(await writeReceipt(inquiry, mail.away_notice, mail.pageUrl)) };
    case "notice":
      return { locale, ...(await writeNotice(locale, inquiry, options, mail.is_encrypted)) };
    case "answer":
      return { locale, ...(await writeAnswerNotice(locale, inquiry, { ...mail, ...options })) };
    case "overdue":
      return { locale, ...(await writeOverdue(locale, inquiry, options)) };
    case "not_sent":
      return { locale, ...(await writeNotSent(locale, inquiry, options)) };
    case "for_you":
      return { locale, ...(await writeForYou(locale, mail.told, options)) };
    case "link":
      return { locale: inquiry.locale, ...(await writeNewLink(inquiry, mail.pageUrl ?? publicUrl)) };
    case "erase_link":
      return { locale: inquiry.locale, ...(await writeEraseLink(inquiry, mail.pageUrl ?? publicUrl)) };
    case "forward":
      return { locale, ...(await writeForward(inquiry, mail)) };
    case "reply":
    case "copy":
      return { locale, ...(await writeReply(inquiry, mail)) };
  }
}
