import { loadMailFiles } from "./load-mail-files.ts";
import type { CallSql, MailContent, Outbox, OutgoingMail } from "./outgoing-mail.ts";
import type { ClaimedMail } from "./write-inquiry-mail.ts";

export type WriteMail = (mail: ClaimedMail, publicUrl: string) => Promise<MailContent>;

/**
 * Mails about inquiries: rows that the inquiry's own transaction wrote. Their words are written when they are sent, by `write`. Needs
 * nothing of Node that Deno lacks.
 */
export function openInquiryOutbox(call: CallSql, publicUrl: string, write: WriteMail): Outbox {
  // As the SQL functions return it.
  const claim = async () => (await call("claim_inquiry_mail", {})) as ClaimedMail | null;
  const writeOverdueMails = async () => Number(await call("write_overdue_mails", {}));
  return {
    name: "inquiry",
    async claimNext() {
      const claimed = (await claim()) ?? ((await writeOverdueMails()) > 0 ? await claim() : null);
      if (!claimed) return undefined;
      return toOutgoingMail(claimed, async () => ({
        ...(await write(claimed, publicUrl)),
        ...(claimed.kind === "reply" && { files: await loadMailFiles(call, claimed.files) }),
      }));
    },
    async recordOutcome({ id, attempts }, outcome, response, sentText) {
      // A mailbox that may have the mail gets it less and less often.
      const recorded = outcome === "interrupted" ? "failed" : outcome;
      await call("record_inquiry_mail", {
        mail_id: id,
        attempt: attempts,
        outcome: recorded,
        response,
        sent_text: sentText ?? null,
      });
    },
  };
}

function toOutgoingMail(mail: ClaimedMail, write: () => Promise<MailContent>): OutgoingMail {
  const { id, kind, recipient, created_at: createdAt, attempts, inquiry } = mail;
  return {
    id,
    to: recipient,
    createdAt: new Date(createdAt),
    attempts,
    ...((kind === "notice" || kind === "answer") && inquiry.email !== null && { replyTo: inquiry.email }),
    ...(kind !== "reply" && { autoSubmitted: kind === "receipt" ? "auto-replied" : "auto-generated" }),
    ...(kind === "reply" && { references: mail.references }),
    write,
  };
}
