import { setTimeout as wait } from "node:timers/promises";
import type { ImapFlow } from "imapflow";
import type { Config } from "../config.ts";
import { runInBackground } from "../current-request.ts";
import type { Database } from "../database/database.ts";
import { log } from "../log/log.ts";
import { createImapClient, describeImapError, mailboxFolder } from "./imap-client.ts";
import { openMailboxClaim } from "./mailbox-position.ts";
import { fetchNewMails } from "./fetch-new-mails.ts";
import { type MailOutcome, receiveMail } from "./receive-mail.ts";

export type MailboxReader = ReturnType<typeof startMailboxReader>;

/** A server that does not say that a mail came is asked as often; and a claim is renewed. */
const pollIntervalMs = 60_000;

const retryDelayMs = { min: 5_000, max: 300_000 };

/**
 * Reads what visitors answer from the mailbox of `imapUrl` until it is closed, whatever happens to the connection. Calls `wakeMail`
 * when something came of which staff are told.
 */
export function startMailboxReader(
  config: Config,
  imapUrl: string,
  database: Database,
  wakeMail: () => void,
) {
  const closing = new AbortController();
  const counts = new Map<MailOutcome, number>();
  let isReading = false;
  let open: ImapFlow | undefined;
  const { username, host } = new URL(imapUrl);
  const folder = mailboxFolder(imapUrl);
  const name = `${username}@${host}/${folder}`;
  const claim = openMailboxClaim(database, name);

  async function readUntilClosed() {
    for (let failures = 0; !closing.signal.aborted;) {
      try {
        await readWhileConnected(() => {
          failures = 0;
        });
      } catch (error) {
        if (closing.signal.aborted) break;
        isReading = false;
        const code = describeImapError(error, open);
        log("mailbox.unavailable", { code });
        // Without a database there is nobody to tell.
        await claim.report(code).catch(() => {});
      }
      await pause(Math.min(retryDelayMs.max, retryDelayMs.min * 2 ** failures++));
    }
    await claim.release().catch(() => {});
  }

  async function readWhileConnected(onRead: () => void) {
    if (!(await claim.take())) {
      isReading = true;
      return pause(pollIntervalMs);
    }
    const client = createImapClient(imapUrl);
    open = client;
    try {
      await client.connect();
      await client.mailboxOpen(folder);
      await claim.report(undefined);
      for (;;) {
        const position = await claim.take();
        if (!position) return undefined;
        const found = await fetchNewMails(client, claim, position, async (mail, uidValidity) => {
          closing.signal.throwIfAborted();
          const outcome = await receiveMail({ client, name, uidValidity }, database, config, mail);
          if (outcome === "received") wakeMail();
          counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
          if (outcome !== "unrelated") log("mailbox.mail", { outcome });
        });
        isReading = true;
        onRead();
        // More may have come meanwhile, of which the server has told already.
        if (found > 0) continue;
        await waitForMail(client);
        if (closing.signal.aborted) return await client.logout();
        await client.noop();
      }
    } finally {
      client.close();
    }
  }

  /** Resolves when a mail came, or after a while; rejects when the connection is lost. */
  async function waitForMail(client: ImapFlow) {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, pollIntervalMs);
    const onMail = () => resolve();
    const onClose = () => reject(Object.assign(new Error("The connection was lost"), { code: "ECONNRESET" }));
    client.on("exists", onMail).on("close", onClose);
    closing.signal.addEventListener("abort", onMail);
    // The server tells of a mail meanwhile; any other command ends it.
    client.idle().catch(onClose);
    try {
      await promise;
    } finally {
      clearTimeout(timer);
      client.off("exists", onMail).off("close", onClose);
      closing.signal.removeEventListener("abort", onMail);
    }
  }

  const pause = (milliseconds: number) =>
    wait(milliseconds, undefined, { signal: closing.signal, ref: false }).catch(() => {});

  const reading = runInBackground(readUntilClosed);
  return {
    /** Whether the mailbox could be read last. True while another process reads it. */
    isReading: () => isReading,
    /** Mails since the start, by what became of them. */
    counts: (): ReadonlyMap<MailOutcome, number> => counts,
    /** Resolves when the mail at hand is stored; the rest waits for the next start. */
    async close() {
      closing.abort();
      const timer = setTimeout(() => open?.close(), 5_000);
      await reading;
      clearTimeout(timer);
    },
  };
}
