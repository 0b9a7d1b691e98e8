import type { MailedInquiry } from "../../app/inquiries/mails/inquiry-mail.server.ts";
import { writeNotice } from "../../app/inquiries/mails/notice.server.ts";
import { writeReceipt } from "../../app/inquiries/mails/receipt.server.ts";
import type { RpcResult } from "../../app/rpc.server.ts";
import type { MailContent, Outbox, OutgoingMail } from "./outgoing-mail.ts";

/** As `claim_inquiry_mail` returns it. */
interface ClaimedMail {
  id: string;
  kind: "notice" | "receipt";
  recipient: string;
  locale: "en" | "ar";
  created_at: string;
  attempts: number;
  inquiry: MailedInquiry;
}

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
  return {
    name: "inquiry",
    async claimNext() {
      // As the SQL function returns it.
      const claimed = (await call("claim_inquiry_mail", {})) as ClaimedMail | null;
      return claimed ? toOutgoingMail(claimed, publicUrl) : undefined;
    },
    async recordOutcome({ id, attempts }, outcome, response) {
      await call("record_inquiry_mail", { mail_id: id, attempt: attempts, outcome, response });
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
    ...(kind === "notice" && { replyTo: inquiry.email }),
    autoSubmitted: kind === "receipt" ? "auto-replied" : "auto-generated",
    write: () => writeContent(mail, publicUrl),
  };
}

function writeContent({ kind, locale, inquiry }: ClaimedMail, publicUrl: string): Promise<MailContent> {
  return kind === "receipt" ? writeReceipt(inquiry) : writeNotice(locale, inquiry, { publicUrl });
}

function requireData({ data, error }: RpcResult): unknown {
  if (error) throw Object.assign(new Error(error.message), { code: error.code });
  return data;
}
