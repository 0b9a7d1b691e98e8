import { cutText } from "../../app/cut-text.server.ts";
import { isBlank } from "../../app/inquiries/submit/clean-text.server.ts";
import { serviceRole } from "../database/as-role.ts";
import { callFunction } from "../database/call-function.ts";
import type { Database } from "../database/database.ts";
import { hideKeys } from "./hide-keys-of-mail.ts";
import type { MailToStore } from "./store-mail.ts";

const maxNoteLength = 5_000;

/** Keeps a mail of a colleague as a note, and tells them that the visitor did not get it. False when too many came today. */
export async function noteMail(
  database: Database,
  settings: Record<string, string>,
  inquiryId: string,
  { sender, mailId, fingerprint, subject, body, quoted, newLines, attachments, leftOut }: MailToStore,
): Promise<boolean> {
  // What it quotes of others stands nowhere else.
  const written = newLines > 0 ? `${body}\n\n${quoted}` : body;
  const text = await hideKeys(database, [written, subject].find((one) => !isBlank(one)) ?? "[…]");
  const note = {
    inquiry_id: inquiryId,
    address: sender,
    mail_id: mailId ?? fingerprint,
    body: cutText(text, maxNoteLength, "\n[…]"),
    has_files: attachments.length > 0 || leftOut > 0,
  };
  const [row] = await callFunction(database, serviceRole, "note_mail", note, { settings });
  return row?.data === true;
}
