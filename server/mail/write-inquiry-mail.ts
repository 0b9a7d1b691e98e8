import type { AwayNotice } from "../../app/inquiries/away/away-notice.server.ts";
import { writeAnswerNotice } from "../../app/inquiries/mails/answer.server.ts";
import type { MailedInquiry } from "../../app/inquiries/mails/inquiry-mail.server.ts";
import { writeNotice } from "../../app/inquiries/mails/notice.server.ts";
import { writeOverdue } from "../../app/inquiries/mails/overdue.server.ts";
import { writeReceipt } from "../../app/inquiries/mails/receipt.server.ts";
import { type Reply, writeReply } from "../../app/inquiries/mails/reply.server.ts";
import type { StoredFile } from "./load-mail-files.ts";
import type { MailContent } from "./outgoing-mail.ts";

/** As `claim_inquiry_mail` returns it. */
export type ClaimedMail = {
  id: string;
  recipient: string;
  locale: "en" | "ar";
  created_at: string;
  attempts: number;
  inquiry: MailedInquiry;
} & (
  | { kind: "notice" | "overdue" }
  | { kind: "receipt"; away_notice: AwayNotice | null }
  | { kind: "answer"; body: string }
  | {
      kind: "reply";
      body: Reply["body"];
      signature: Reply["signature"];
      received: Reply["received"];
      /** The mails it follows: ids of ours, and Message-IDs of theirs. */
      references: string[];
      files: StoredFile[];
    }
);

/** Writes what a mail about an inquiry says. Needs nothing of Node that Deno lacks. */
export async function writeInquiryMail(mail: ClaimedMail, publicUrl: string): Promise<MailContent> {
  const { locale, inquiry } = mail;
  switch (mail.kind) {
    case "receipt":
      return { locale: inquiry.locale, ...(await writeReceipt(inquiry, mail.away_notice)) };
    case "notice":
      return { locale, ...(await writeNotice(locale, inquiry, { publicUrl })) };
    case "answer":
      return { locale, ...(await writeAnswerNotice(locale, inquiry, { body: mail.body, publicUrl })) };
    case "overdue":
      return { locale, ...(await writeOverdue(locale, inquiry, { publicUrl })) };
    case "reply":
      return { locale, ...(await writeReply(inquiry, mail)) };
  }
}
