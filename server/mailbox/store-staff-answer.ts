import { serviceRole } from "../database/as-role.ts";
import { callFunction } from "../database/call-function.ts";
import type { Database } from "../database/database.ts";
import type { ParsedMail } from "./parse-mail.ts";
import type { StaffAnswer } from "./staff-answer.ts";
import { storeContents } from "./store-mail.ts";

/** What the mails to staff about an inquiry said, which an answer to one repeats. */
export async function listNoticeTexts(database: Database, inquiryId: string): Promise<string[]> {
  const parameters = { inquiry_id: inquiryId };
  const rows = await callFunction<{ data: string[] }>(database, serviceRole, "list_notice_texts", parameters);
  return rows[0]?.data ?? [];
}

/** As `receive_staff_answer` returns it. */
interface StoredAnswer {
  message_id: string | null;
  outcome: "received" | "noted_in_part" | "too_many" | "notice";
}

export interface AnswerToStore extends StaffAnswer {
  /** The mail to one of the staff that it answers. */
  staffMail: string;
  sender: string;
  /** The desk's, in place of the sender's. */
  ownAddress: string;
  isAutomatic: boolean;
}

/** Programs attach these by themselves, with the sender's own address in them. */
const aboutSender = /^(application\/(pgp|(x-)?pkcs7)-signature|text\/(x-vcard|vcard|directory))$/;

/** Holds the files that somebody attached, and much else. */
const envelope = /^application\/(vnd\.)?ms-tnef$/;

/** Has an answer of one of the staff sent to the visitor, or kept as a note, as the database decides. */
export async function storeStaffAnswer(
  database: Database,
  { attachments, leftOut, body: whole, fingerprint }: ParsedMail,
  { staffMail, sender, ownAddress, body, ...answer }: AnswerToStore,
): Promise<StoredAnswer["outcome"]> {
  const files = attachments.filter(({ mediaType }) => !aboutSender.test(mediaType));
  const isLacking = files.some(({ content, mediaType }) => !content || envelope.test(mediaType));
  const [stored] = await callFunction<StoredAnswer>(database, serviceRole, "receive_staff_answer", {
    mail_id: staffMail,
    answer: {
      address: sender,
      has_passed: answer.hasPassed,
      body,
      whole,
      locale: answer.locale,
      is_unclear: answer.isUnclear,
      is_automatic: answer.isAutomatic,
      files: files.map(({ name, mediaType, size }) => ({ name, media_type: mediaType, size })),
      lacks_files: isLacking || leftOut > 0,
      own_address: ownAddress,
      fingerprint,
    },
  });
  if (!stored) return "notice";
  if (stored.message_id !== null) await storeContents(database, stored.message_id, files);
  return stored.outcome;
}
