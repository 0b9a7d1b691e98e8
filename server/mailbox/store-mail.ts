import { dueMoment } from "../../app/inquiries/submit/working-calendar.server.ts";
import { asRole, serviceRole } from "../database/as-role.ts";
import type { Database, Transaction } from "../database/database.ts";
import { toShownResponse } from "../mail/delivery-error.ts";
import type { ParsedAttachment } from "./list-attachments.ts";
import type { MailAddress } from "./mail-addresses.ts";
import type { ParsedMail } from "./parse-mail.ts";
import type { Bounce } from "./read-bounce.ts";
import type { MailHeader } from "./read-header.ts";

/** The inquiry that a mail belongs to, or that it concerns and why it stays in the mailbox. */
interface FoundInquiry {
  inquiryId: string;
  missed: MissReason | null;
}

/** Undefined for a mail that concerns no inquiry. */
export async function findInquiry(
  database: Database,
  settings: Record<string, string>,
  { followed, reference, sender }: MailHeader,
): Promise<FoundInquiry | undefined> {
  const { rows } = await asRole(
    database,
    serviceRole,
    (transaction) =>
      transaction.query<FoundInquiry>(
        `select inquiry_id as "inquiryId", missed from public.find_inquiry_of_mail($1, $2, $3)`,
        [followed, reference ?? null, sender],
      ),
    { settings },
  );
  return rows[0];
}

/** Why a mail that concerns an inquiry is left in the mailbox. */
export type MissReason = "unreadable" | "too_many" | "spam" | "notice" | "other_address" | "no_reference";

/** Records, once, that a mail was left in the mailbox. */
export async function recordMissedMail(
  database: Database,
  mail: { mailbox: string; uidValidity: number; uid: number },
  reason: MissReason,
  inquiryId: string,
): Promise<void> {
  await asService(database, (transaction) =>
    transaction.query("select public.record_missed_mail($1, $2, $3, $4, $5)", [
      mail.mailbox,
      mail.uidValidity,
      mail.uid,
      reason,
      inquiryId,
    ]),
  );
}

/** What was written in an inquiry, the oldest first; undefined when no more mail comes into it today. */
export async function loadConversation(database: Database, inquiryId: string): Promise<string[] | undefined> {
  const { rows } = await asService(database, (transaction) =>
    transaction.query<{ texts: string[] | null }>(
      "select case when public.may_receive_mail($1) then public.list_conversation_texts($1) end as texts",
      [inquiryId],
    ),
  );
  return rows[0]?.texts ?? undefined;
}

export interface MailToStore extends ParsedMail {
  mailId: string | undefined;
  /** Of what the mail server has. */
  fingerprint: string;
  sender: string;
  senderName: string;
  replyTo: string | undefined;
  cc: MailAddress[];
  subject: string;
  receivedAt: Date;
}

/** Stores a mail with its attachments. False when the inquiry was written to too often today. */
export async function storeMail(
  database: Database,
  settings: Record<string, string>,
  inquiryId: string,
  { attachments, receivedAt, ...mail }: MailToStore,
): Promise<boolean> {
  const id = await asRole(
    database,
    serviceRole,
    async (transaction) => {
      const { rows } = await transaction.query<{ id: string | null; isNew: boolean }>(
        `select message_id as id, is_new as "isNew" from public.receive_mail($1, $2, $3, $4)`,
        [inquiryId, JSON.stringify(toRow(mail)), receivedAt, dueMoment(receivedAt)],
      );
      const { id: message = null, isNew = false } = rows[0] ?? {};
      if (isNew) await listAttachments(transaction, message, attachments);
      return message;
    },
    { settings },
  );
  if (id !== null) await storeContents(database, id, attachments);
  return id !== null;
}

function toRow(mail: Omit<MailToStore, "attachments" | "receivedAt">) {
  return {
    address: mail.sender,
    sender_name: mail.senderName,
    reply_to: mail.replyTo,
    cc: mail.cc.map(({ address }) => address),
    subject: mail.subject,
    body: mail.body,
    quoted: mail.quoted,
    quoted_at: mail.quoted === undefined ? undefined : mail.quotedAt,
    quoted_new_lines: mail.newLines,
    files_left_out: mail.leftOut,
    mail_id: mail.mailId,
    fingerprint: mail.fingerprint,
    is_automatic: mail.isAutomatic,
  };
}

async function listAttachments(
  transaction: Transaction,
  message: string | null,
  attachments: ParsedAttachment[],
) {
  for (const [index, { name, mediaType, size, content }] of attachments.entries())
    await transaction.query("select public.list_attachment($1, $2, $3, $4, $5, $6)", [
      message,
      index + 1,
      name,
      mediaType,
      size,
      content !== undefined,
    ]);
}

const pieceBytes = 256 * 1024;

/** Each piece in a transaction of its own, so that others can use the database meanwhile. */
async function storeContents(database: Database, message: string, attachments: ParsedAttachment[]) {
  const { rows: unstored } = await asService(database, (transaction) =>
    transaction.query<{ id: string; number: number }>(
      "select id, number from public.list_unstored_attachments($1)",
      [message],
    ),
  );
  for (const { id, number } of unstored) {
    const content = attachments[number - 1]?.content ?? new Uint8Array();
    for (let start = 0; start < content.length; start += pieceBytes) {
      // A copy: with a view of them, all bytes would travel to the database's thread.
      const piece = content.slice(start, start + pieceBytes);
      const isLast = start + pieceBytes >= content.length;
      await asService(database, (transaction) =>
        transaction.query("select public.store_attachment_piece($1, $2, $3, $4)", [
          id,
          start / pieceBytes + 1,
          piece,
          isLast,
        ]),
      );
    }
  }
}

/** Records that a mail of ours came back. False when it is none. */
export async function storeBounce(database: Database, { mailIds, response }: Bounce): Promise<boolean> {
  // A report returns one mail. One that names many would lock as many inquiries at once.
  const [ours] = mailIds.map((id) => id.split("@")[0] ?? "");
  if (!ours) return false;
  const { rows } = await asService(database, (transaction) =>
    transaction.query<{ recorded: boolean }>("select public.record_bounce($1, $2) as recorded", [
      ours,
      toShownResponse(response),
    ]),
  );
  return rows[0]?.recorded ?? false;
}

function asService<Result>(database: Database, work: (transaction: Transaction) => Promise<Result>) {
  return asRole(database, serviceRole, work);
}
