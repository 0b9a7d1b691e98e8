import { chooseFiles } from "../../app/inquiries/mails/forward.server.ts";
import { loadMailFiles, type StoredFile } from "./load-mail-files.ts";
import type { CallSql, MailContent, Outbox, OutgoingMail } from "./outgoing-mail.ts";
import type { ClaimedMail, MailOfInquiry } from "./write-inquiry-mail.ts";

export type WriteMail = (mail: ClaimedMail, publicUrl: string) => Promise<MailContent>;

/** What a mail of this inquiry says that nobody may read in the database: a link. */
export type AddSecrets = (mail: MailOfInquiry) => Promise<ClaimedMail>;

/** Mails about inquiries: rows that the inquiry's own transaction wrote. Their words are written when they are sent, by `write`. */
export function openInquiryOutbox(
  call: CallSql,
  publicUrl: string,
  write: WriteMail,
  addSecrets: AddSecrets,
): Outbox {
  // As the SQL functions return it.
  const claim = async () => (await call("claim_inquiry_mail", {})) as ClaimedMail | null;
  const writeOverdueMails = async () => Number(await call("write_overdue_mails", {}));
  const writeWhole = async (mail: ClaimedMail) => {
    const whole = mail.inquiry === null ? mail : await addSecrets(mail);
    const content = await write(whole, publicUrl);
    return { ...content, files: await loadMailFiles(call, filesOf(mail)) };
  };
  return {
    name: "inquiry",
    async claimNext() {
      const claimed = (await claim()) ?? ((await writeOverdueMails()) > 0 ? await claim() : null);
      return claimed ? toOutgoingMail(claimed, () => writeWhole(claimed)) : undefined;
    },
    async recordOutcome({ id, attempts }, outcome, response, sentText, refused) {
      // A mailbox that may have the mail gets it less and less often.
      const recorded = outcome === "interrupted" ? "failed" : outcome;
      await call("record_inquiry_mail", {
        mail_id: id,
        attempt: attempts,
        outcome: recorded,
        response,
        sent_text: sentText ?? null,
        refused: refused ? Object.fromEntries(refused.map(({ address, ...why }) => [address, why])) : null,
      });
    },
  };
}

function filesOf(mail: ClaimedMail): StoredFile[] {
  if (mail.kind === "forward") return chooseFiles(mail.files).chosen;
  return mail.kind === "reply" || mail.kind === "copy" ? mail.files : [];
}

/** An answer to a mail to staff goes to the desk, where its mailbox is read, else to the visitor. */
function replyTo(mail: ClaimedMail): Pick<OutgoingMail, "replyTo"> {
  const { kind, has_mailbox: hasMailbox, inquiry } = mail;
  if (hasMailbox && ["notice", "answer", "overdue"].includes(kind)) return { replyTo: "sender" };
  const visitor = inquiry?.email ?? null;
  return isAnsweredToVisitor(mail) && visitor !== null ? { replyTo: visitor } : {};
}

/** Of a notice. What a third person wrote must not go to the visitor because somebody pressed Reply. */
function isAnsweredToVisitor(mail: ClaimedMail): boolean {
  return mail.kind === "notice" || (mail.kind === "answer" && mail.third_person === null);
}

function toOutgoingMail(mail: ClaimedMail, write: () => Promise<MailContent>): OutgoingMail {
  const { id, kind, recipient, handed_at: handedAt, attempts } = mail;
  return {
    id,
    to: recipient,
    date: new Date(handedAt),
    attempts,
    ...replyTo(mail),
    ...(!["reply", "copy", "forward"].includes(kind) && {
      autoSubmitted: kind === "receipt" ? "auto-replied" : "auto-generated",
    }),
    ...((kind === "reply" || kind === "copy") && {
      to: mail.to,
      cc: mail.copies,
      recipients: [recipient, ...mail.cc],
      references: mail.references,
    }),
    write,
  };
}
