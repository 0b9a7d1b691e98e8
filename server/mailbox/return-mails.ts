import type { ImapFlow } from "imapflow";
import type { MailboxClaim } from "./mailbox-position.ts";

/** Puts back the mails of the open folder that staff said are no inquiry. An inquiry goes only when its mail is unread again. */
export async function returnMails(client: ImapFlow, claim: MailboxClaim) {
  if (!client.mailbox) throw new Error("No folder is open");
  for (const { inquiry_id: id, uid } of await claim.listReturning(Number(client.mailbox.uidValidity))) {
    await client.messageFlagsRemove(uid, ["\\Seen"], { uid: true });
    // Somebody may have moved it: then nothing else has it.
    const found = await client.fetchOne(uid, { flags: true }, { uid: true });
    const isUnread = found !== false && found.flags?.has("\\Seen") === false;
    const isGone = await claim.finishReturn(id, isUnread);
    if (!isGone && isUnread) await client.messageFlagsAdd(uid, ["\\Seen"], { uid: true });
  }
}
