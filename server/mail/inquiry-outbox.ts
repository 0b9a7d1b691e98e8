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
      return claimed ? toOutgoingMail(claimed, () => write(claimed, publicUrl)) : undefined;
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

/** An answer to a mail to staff goes to the desk, where its mailbox is read, else to the visitor. */
function replyTo({ kind, staff_answers: staffAnswers, inquiry }: ClaimedMail): Pick<OutgoingMail, "replyTo"> {
  if (staffAnswers && ["notice", "answer", "overdue"].includes(kind)) return { replyTo: "sender" };
  return (kind === "notice" || kind === "answer") && inquiry.email !== null ? { replyTo: inquiry.email } : {};
}

function toOutgoingMail(mail: ClaimedMail, write: () => Promise<MailContent>): OutgoingMail {
  const { id, kind, recipient, created_at: createdAt, attempts } = mail;
  return {
    id,
    to: recipient,
    createdAt: new Date(createdAt),
    attempts,
    ...replyTo(mail),
    ...(kind !== "reply" && { autoSubmitted: kind === "receipt" ? "auto-replied" : "auto-generated" }),
    ...(kind === "reply" && { references: mail.references }),
    write,
  };
}
