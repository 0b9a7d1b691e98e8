import { hideKeys } from "../visitor-page/hide-keys.ts";
import type { Row } from "../../app/backend/database.ts";
import { cutText } from "../../app/i18n/text.ts";
import { isBlank } from "../../app/inquiries/submit/clean-text.server.ts";
import { asRole, callForRows, callFunction, serviceRole } from "../database/as-role.ts";
import type { Database, Transaction } from "../database/database.ts";
import { storeMessage } from "../files/store-message.ts";
import { toShownResponse } from "../mail/delivery-error.ts";
import type { Bounce } from "./parse-bounce.ts";
import type { MailHeader, ReceivedHeader } from "./parse-header.ts";
import type { ParsedMail } from "./parse-mail.ts";

/** The inquiry that a mail belongs to, or that it concerns and why it stays in the mailbox. */
export interface FoundInquiry {
  inquiry_id: string;
  missed: MissReason | null;
  /** A colleague wrote it: it is a note, and not for the visitor. */
  is_note: boolean;
}

/** Finds the inquiry of a mail. Undefined for a mail that concerns none. */
export async function findInquiry(
  database: Database,
  { followed, reference, sender }: MailHeader,
): Promise<FoundInquiry | undefined> {
  const parameters = { mail_ids: followed, reference: reference ?? null, sender };
  const name = "find_inquiry_of_mail";
  const find = (transaction: Transaction) => callForRows<FoundInquiry>(transaction, name, parameters);
  return (await asRole(database, serviceRole, find))[0];
}

/** Why a mail that concerns an inquiry, or could begin one, is left in the mailbox. */
export type MissReason = Row<"missed_mails">["reason"];

/** Whether a mail from our own address is one of ours, of which copies come to the same mailbox. */
export function isOwnMail(database: Database, { mailId = "" }: MailHeader): Promise<boolean> {
  return callFunction(database, serviceRole, "is_own_mail", { mail_id: mailId });
}

/** What was written in an inquiry, the oldest first; undefined when no more mail comes into it today. */
export async function loadConversation(database: Database, inquiryId: string): Promise<string[] | undefined> {
  const { rows } = await asRole(database, serviceRole, (transaction) =>
    transaction.query<{ texts: string[] | null }>(
      "select case when public.may_receive_mail($1) then public.list_conversation_texts($1) end as texts",
      [inquiryId],
    ),
  );
  return rows[0]?.texts ?? undefined;
}

export type MailToStore = ReceivedHeader & ParsedMail & { receivedAt: Date };

type WrittenMail = Omit<MailToStore, "attachments" | "receivedAt">;

/** Addresses in To and Cc together. */
const maxRecipients = 50;

/** Where a mail goes: into an inquiry, or into a new one, with the mail server's numbers of the mail that begins it. */
type Destination =
  | { name: "receive_mail"; parameters: { inquiry_id: string } }
  | {
      name: "begin_inquiry";
      parameters: {
        locale: "en" | "ar";
        has_passed: boolean;
        has_receipt: boolean;
        mailbox: string;
        uid_validity: number;
        uid: number;
      };
    };

/** Stores a mail with its attachments. False when the inquiry was written to too often today, or the one that it began is gone. */
export async function storeMail(
  database: Database,
  { name, parameters }: Destination,
  { attachments, receivedAt, ...written }: MailToStore,
): Promise<boolean> {
  const mail = await hideKeysOfMail(database, written);
  const files = attachments.map(({ content, ...file }) => ({ ...file, content: content && [content] }));
  const message = { name, parameters: { ...parameters, mail: toRow(mail) }, files };
  return (await storeMessage(database, message, receivedAt)) !== null;
}

function toRow(mail: WrittenMail) {
  const recipients = mail.to.slice(0, maxRecipients);
  const cc = mail.cc.map(({ address }) => address).slice(0, maxRecipients - recipients.length);
  const shown = new Set([...recipients, ...cc, mail.replyTo]);
  return {
    address: mail.sender,
    sender_name: mail.senderName,
    reply_to: mail.replyTo,
    recipients,
    cc,
    names: Object.fromEntries(Object.entries(mail.names).filter(([address]) => shown.has(address))),
    followed: mail.followed,
    subject: mail.subject,
    body: mail.body,
    quoted: mail.quoted,
    quoted_at: mail.quoted === undefined ? undefined : mail.quotedAt,
    quoted_new_lines: mail.newLines,
    files_left_out: mail.leftOut,
    mail_id: mail.mailId,
    fingerprint: mail.fingerprint,
    is_automatic: mail.isAutomatic,
    is_proven: mail.isProven ?? null,
    is_encrypted: mail.isEncrypted,
  };
}

/** Records that a mail of ours came back. False when it is none. */
export async function storeBounce(
  database: Database,
  { mailIds, recipients, response }: Bounce,
): Promise<boolean> {
  // A report returns one mail. One that names many would lock as many inquiries at once.
  const [ours] = mailIds.map((id) => id.split("@")[0] ?? "");
  if (!ours) return false;
  const parameters = { mail_id: ours, response: toShownResponse(response), recipients };
  return callFunction(database, serviceRole, "record_bounce", parameters);
}

const maxNoteLength = 5_000;

/** Keeps a mail of a colleague as a note, and tells them that the visitor did not get it. False when too many came today. */
export async function noteMail(
  database: Database,
  inquiryId: string,
  { sender, mailId, fingerprint, subject, body, quoted, newLines, attachments, leftOut }: MailToStore,
): Promise<boolean> {
  // A quotation of other people stands nowhere else.
  const written = newLines > 0 ? `${body}\n\n${quoted}` : body;
  const text = await hideKeys(database, [written, subject].find((one) => !isBlank(one)) ?? "[…]");
  const note = {
    inquiry_id: inquiryId,
    address: sender,
    mail_id: mailId ?? fingerprint,
    body: cutText(text, maxNoteLength, "\n[…]"),
    has_files: attachments.length > 0 || leftOut > 0,
  };
  return callFunction(database, serviceRole, "note_mail", note);
}

/** Takes the keys of pages out of a mail: people to whom it is forwarded could open the page. */
async function hideKeysOfMail(database: Database, mail: WrittenMail): Promise<WrittenMail> {
  const hide = (text: string) => hideKeys(database, text);
  const above = await hide(mail.body.slice(0, mail.quotedAt));
  return {
    ...mail,
    subject: await hide(mail.subject),
    senderName: await hide(mail.senderName),
    body: above + (await hide(mail.body.slice(mail.quotedAt))),
    quoted: mail.quoted && (await hide(mail.quoted)),
    quotedAt: above.length,
  };
}
