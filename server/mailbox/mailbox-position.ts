import { serviceRole } from "../database/as-role.ts";
import { callFunction } from "../database/call-function.ts";
import type { Database } from "../database/database.ts";

/** How far a mailbox has been read. The numbers are the IMAP server's; without them it was never read. */
export interface MailboxPosition {
  uidValidity: number | undefined;
  lastUid: number;
}

export type MailboxClaim = ReturnType<typeof openMailboxClaim>;

/** Of a database that one process has for itself: a claim of one that was killed is its successor's. */
const onlyReader = "00000000-0000-4000-8000-000000000000";

/**
 * A process's claim to read a mailbox, which others of the same database may want, too, unless it `isAlone`. `mailbox` names it
 * without its password.
 */
export function openMailboxClaim(database: Database, mailbox: string, isAlone: boolean) {
  const reader = isAlone ? onlyReader : crypto.randomUUID();
  const call = async (name: string, parameters: Record<string, unknown>) => {
    const rows = await callFunction(database, serviceRole, name, { mailbox, reader, ...parameters });
    return rows[0]?.data;
  };
  return {
    /** Claims it for two minutes. Undefined while another process reads it. */
    async take(): Promise<MailboxPosition | undefined> {
      // As the SQL function returns it.
      const position = (await call("claim_mailbox", {})) as {
        uid_validity: number | null;
        last_uid: number | null;
      } | null;
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
    async report(problem: string | undefined) {
      await call("report_mailbox", { problem: problem ?? null });
    },
    /** The mails with these numbers that staff want unread in the mailbox again. */
    async listReturning(uidValidity: number) {
      // As the SQL function returns it.
      return (await call("list_returning_mails", { uid_validity: uidValidity })) as {
        inquiry_id: string;
        uid: number;
      }[];
    },
    /** Takes away the inquiry of such a mail once it is unread. False when the inquiry stays. */
    async finishReturn(inquiryId: string, isUnread: boolean): Promise<boolean> {
      return (await call("finish_return", { inquiry_id: inquiryId, is_unread: isUnread })) === true;
    },
    async release() {
      await call("release_mailbox", {});
    },
  };
}
