import type { MailedInquiry } from "../../app/inquiries/mails/inquiry-mail.server.ts";
import { writeAnswerNotice } from "../../app/inquiries/mails/answer.server.ts";
import { writeNotice } from "../../app/inquiries/mails/notice.server.ts";
import { writeOverdue } from "../../app/inquiries/mails/overdue.server.ts";
import { type Reply, writeReply } from "../../app/inquiries/mails/reply.server.ts";
import { writeReceipt } from "../../app/inquiries/mails/receipt.server.ts";
import type { RpcResult } from "../../app/rpc.server.ts";
import type { MailContent, Outbox, OutgoingMail } from "./outgoing-mail.ts";
import { requireData } from "./require-data.ts";

/** As `claim_inquiry_mail` returns it. */
type ClaimedMail = {
  id: string;
  recipient: string;
  locale: "en" | "ar";
  created_at: string;
  attempts: number;
  inquiry: MailedInquiry;
} & (
  | { kind: "notice" | "receipt" | "overdue" }
  | { kind: "answer"; body: string }
  | {
      kind: "reply";
      body: Reply["body"];
      received: Reply["received"];
      /** The mails it follows: ids of ours, and Message-IDs of theirs. */
      references: string[];
    }
);

/**
 * Mails about inquiries: rows that the inquiry's own transaction wrote. Their words are written when they are sent. `rpc` calls
 * a SQL function as the service role. Needs nothing of Node that Deno lacks.
 */
export function openInquiryOutbox(
  rpc: (name: string, parameters: Record<string, unknown>) => Promise<RpcResult>,
  publicUrl: string,
): Outbox {
  const call = async (name: string, parameters: Record<string, unknown>) =>
    requireData(await rpc(name, parameters));
  // As the SQL functions return it.
  const claim = async () => (await call("claim_inquiry_mail", {})) as ClaimedMail | null;
  const writeOverdueMails = async () => Number(await call("write_overdue_mails", {}));
  return {
    name: "inquiry",
    async claimNext() {
      const claimed = (await claim()) ?? ((await writeOverdueMails()) > 0 ? await claim() : null);
      return claimed ? toOutgoingMail(claimed, publicUrl) : undefined;
    },
    async recordOutcome({ id, attempts }, outcome, response) {
      // Who may have the mail is given it less and less often.
      const recorded = outcome === "interrupted" ? "failed" : outcome;
      await call("record_inquiry_mail", { mail_id: id, attempt: attempts, outcome: recorded, response });
    },
  };
}

function toOutgoingMail(mail: ClaimedMail, publicUrl: string): OutgoingMail {
  const { id, kind, recipient, created_at: createdAt, attempts, inquiry } = mail;
  return {
    id,
    to: recipient,
    createdAt: new Date(createdAt),
    attempts,
    ...((kind === "notice" || kind === "answer") && { replyTo: inquiry.email }),
    ...(kind !== "reply" && { autoSubmitted: kind === "receipt" ? "auto-replied" : "auto-generated" }),
    ...(kind === "reply" && { references: mail.references }),
    write: () => writeContent(mail, publicUrl),
  };
}

async function writeContent(mail: ClaimedMail, publicUrl: string): Promise<MailContent> {
  const { locale, inquiry } = mail;
  switch (mail.kind) {
    case "receipt":
      return { locale: inquiry.locale, ...(await writeReceipt(inquiry)) };
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
