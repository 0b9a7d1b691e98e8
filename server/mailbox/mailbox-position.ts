import type { ImapFlow } from "imapflow";
import { callFunction, serviceRole } from "../database/as-role.ts";
import type { Database } from "../database/database.ts";

/** How far a mailbox has been read. The numbers are the IMAP server's; without them it was never read. */
export interface MailboxPosition {
  uidValidity: number | undefined;
  lastUid: number;
}

export type MailboxClaim = ReturnType<typeof openMailboxClaim>;

/** The only process of a database: a claim of one that was killed belongs to its successor. */
const onlyReader = "00000000-0000-4000-8000-000000000000";

/** A process's claim to read a mailbox, which others of the same database may want, too, unless it `isAlone`. */
export function openMailboxClaim(database: Database, mailbox: string, isAlone: boolean) {
  const reader = isAlone ? onlyReader : crypto.randomUUID();
  const call = <Data>(name: string, parameters: Record<string, unknown>) =>
    callFunction<Data>(database, serviceRole, name, { mailbox, reader, ...parameters });
  return {
    /** Claims it for two minutes. Undefined while another process reads it. */
    async take(): Promise<MailboxPosition | undefined> {
      type Position = { uid_validity: number | null; last_uid: number | null };
      const position = await call<Position | null>("claim_mailbox", {});
      return position
        ? { uidValidity: position.uid_validity ?? undefined, lastUid: position.last_uid ?? 0 }
        : undefined;
    },
    /** Records how far it has been read, and claims it on. Throws when another process reads it by now. */
    async record(uidValidity: number, lastUid: number) {
      const parameters = { uid_validity: uidValidity, last_uid: lastUid };
      if (!(await call("record_mailbox_position", parameters)))
        throw Object.assign(new Error("Another process reads the mailbox"), { code: "MAILBOX_TAKEN" });
    },
    /** Tells staff why it cannot be read, with a code; or, without one, that it can. */
    report: (problem: string | undefined) => call("report_mailbox", { problem: problem ?? null }),
    /** The mails with these numbers that staff want unread in the mailbox again. */
    listReturning: (uidValidity: number) =>
      call<{ inquiry_id: string; uid: number }[]>("list_returning_mails", { uid_validity: uidValidity }),
    /** Takes away the inquiry of such a mail once it is unread. False when the inquiry stays. */
    finishReturn: (inquiryId: string, isUnread: boolean) =>
      call<boolean>("finish_return", { inquiry_id: inquiryId, is_unread: isUnread }),
    release: () => call("release_mailbox", {}),
  };
}

/** Puts back the mails of the open folder that staff said are no inquiry. An inquiry goes only when its mail is unread again. */
export async function returnMails(client: ImapFlow, claim: MailboxClaim) {
  if (!client.mailbox) throw new Error("No folder is open");
  for (const { inquiry_id: id, uid } of await claim.listReturning(Number(client.mailbox.uidValidity))) {
    await client.messageFlagsRemove(uid, ["\\Seen"], { uid: true });
    // When somebody has moved the mail, the inquiry is all that is left of it.
    const found = await client.fetchOne(uid, { flags: true }, { uid: true });
    const isUnread = found !== false && found.flags?.has("\\Seen") === false;
    const isGone = await claim.finishReturn(id, isUnread);
    if (!isGone && isUnread) await client.messageFlagsAdd(uid, ["\\Seen"], { uid: true });
  }
}

/** The folder that IMAP_URL names: `imaps://user:password@mail.example/Inquiries`. */
export function mailboxFolder(url: string): string {
  return decodeURIComponent(new URL(url).pathname.slice(1)) || "INBOX";
}

/** What the database calls the mailbox: its address without the password. */
export function mailboxName(url: string): string {
  const { username, host } = new URL(url);
  return `${username}@${host}/${mailboxFolder(url)}`;
}
