import { hidePageKeys } from "../../app/inquiries/visitor/hide-page-keys.server.ts";
import { serviceRole } from "../database/as-role.ts";
import { callFunction } from "../database/call-function.ts";
import type { Database } from "../database/database.ts";

interface Texts {
  subject: string;
  senderName: string;
  body: string;
  quoted: string | undefined;
  /** Where what is quoted stands in the body. */
  quotedAt: number;
}

/** A mail without the keys of pages in what is kept of it: whom it is forwarded to could open the page. */
export async function hideKeysOfMail<Mail extends Texts>(database: Database, mail: Mail): Promise<Mail> {
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

/** A text without the keys of pages in it. */
export function hideKeys(database: Database, text: string): Promise<string> {
  return hidePageKeys(text, async (key_hashes) => {
    const [row] = await callFunction<{ data: string[] }>(database, serviceRole, "list_known_keys", {
      key_hashes,
    });
    return row?.data ?? [];
  });
}
