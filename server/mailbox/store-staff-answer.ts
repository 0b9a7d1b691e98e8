import { createHash } from "node:crypto";
import { serviceRole } from "../database/as-role.ts";
import { callFunction } from "../database/call-function.ts";
import type { Database } from "../database/database.ts";
import { hideKeys } from "./hide-keys-of-mail.ts";
import { isForStaffAlone, isSignature } from "./staff-files.ts";
import type { StaffAnswer } from "./staff-answer.ts";
import { type MailToStore, storeContents } from "./store-mail.ts";

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
  /** Whether the mail server says that the address is the sender's own. */
  hasPassed: boolean;
}

/** Has an answer of one of the staff sent to the visitor, or kept as a note, as the database decides. */
export async function storeStaffAnswer(
  database: Database,
  mail: MailToStore,
  { staffMail, sender, ownAddress, body, ...answer }: AnswerToStore,
): Promise<StoredAnswer["outcome"]> {
  const files = mail.attachments.filter((file) => !isSignature(file));
  const secrets = [sender, staffMail, "/admin?inquiry="];
  const isLacking = files.some((file) => !file.content || isForStaffAlone(file, secrets));
  const [stored] = await callFunction<StoredAnswer>(database, serviceRole, "receive_staff_answer", {
    mail_id: staffMail,
    answer: {
      address: sender,
      has_passed: answer.hasPassed,
      body: await hideKeys(database, body),
      whole: await hideKeys(database, answer.whole),
      locale: answer.locale,
      is_unclear: answer.isUnclear,
      is_automatic: answer.isAutomatic,
      files: files.map(({ name, mediaType, size }) => ({ name, media_type: mediaType, size })),
      lacks_files: isLacking || mail.leftOut > 0,
      own_address: ownAddress,
      fingerprint: fingerprintOf(mail, staffMail),
    },
  });
  if (!stored) return "notice";
  if (stored.message_id !== null) await storeContents(database, stored.message_id, files);
  return stored.outcome;
}

/** The same for every copy of a mail, whatever a gateway wrote into its header, and whatever of it is taken for a quotation. */
function fingerprintOf(mail: MailToStore, staffMail: string): string {
  const { mailId, sender, body, quoted = "", quotedAt, fingerprint } = mail;
  if (mailId === undefined) return fingerprint;
  const text = `${body.slice(0, quotedAt)}${quoted}${body.slice(quotedAt)}`.replace(/[>\s]+/g, "");
  return createHash("sha256").update([staffMail, mailId, sender, text].join("\n")).digest("hex");
}
