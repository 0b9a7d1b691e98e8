import { createPageKey, pagePath } from "../../app/inquiries/visitor/page-key.server.ts";
import type { AddSecrets } from "./inquiry-outbox.ts";
import type { CallSql } from "./outgoing-mail.ts";

/**
 * Draws the key of the link that a mail to a visitor brings: the database gets its hash alone. A reply with people in copy brings none.
 * Throws when the mail would be of no use any more.
 */
export function addVisitorSecrets(call: CallSql, publicUrl: string): AddSecrets {
  return async (mail) => {
    const { inquiry, kind } = mail;
    const isAlone = kind === "reply" && mail.copies.length === 0;
    if (kind !== "receipt" && kind !== "link" && kind !== "erase_link" && !isAlone) return mail;
    const { key, hash } = createPageKey();
    const isAdded = await call("add_inquiry_key", {
      inquiry_id: inquiry.id,
      key_hash: hash,
      mail_id: mail.id,
    });
    if (isAdded !== true) throw new Error("The inquiry was erased meanwhile");
    return { ...mail, pageUrl: publicUrl + pagePath({ ...inquiry, key, erases: kind === "erase_link" }) };
  };
}
