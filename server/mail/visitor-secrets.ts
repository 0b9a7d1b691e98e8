import { createCode, createPageKey, pagePath } from "../../app/inquiries/visitor/page-key.server.ts";
import type { AddSecrets } from "./inquiry-outbox.ts";
import type { CallSql } from "./outgoing-mail.ts";

/**
 * Draws the key of the link, or the code, that a mail to a visitor brings: the database gets its hash alone. A reply with people in copy
 * brings none. Throws when the mail would be of no use any more.
 */
export function addVisitorSecrets(call: CallSql, publicUrl: string): AddSecrets {
  const createUrl = async (
    { id, reference, locale }: { id: string; reference: string; locale: "en" | "ar" },
    mailId: string,
  ) => {
    const { key, hash } = createPageKey();
    const isAdded = await call("add_inquiry_key", { inquiry_id: id, key_hash: hash, mail_id: mailId });
    if (isAdded !== true) throw new Error("The inquiry was erased meanwhile");
    return publicUrl + pagePath({ locale, reference, key });
  };
  return async (mail) => {
    const { inquiry, kind } = mail;
    if (kind === "receipt" || kind === "link" || (kind === "reply" && mail.copies.length === 0))
      return { ...mail, pageUrl: await createUrl(inquiry, mail.id) };
    if (kind !== "code") return mail;
    const { code, hash } = createCode(inquiry.reference);
    const isOpen = await call("set_visitor_code", { mail_id: mail.id, code_hash: hash });
    if (isOpen !== true) throw new Error("Another code was asked for meanwhile");
    return { ...mail, code };
  };
}
