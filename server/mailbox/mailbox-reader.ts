import { setTimeout as wait } from "node:timers/promises";
import type { ImapFlow } from "imapflow";
import type { Config } from "../config.ts";
import { runInBackground } from "../current-request.ts";
import type { Database } from "../database/database.ts";
import { explainRefusal } from "../log/explain-failure.ts";
import { log } from "../log/log.ts";
import type { TokenSource } from "../mail/oauth-token.ts";
import { pauseAfterRefusal } from "../mail/sign-in-refusal.ts";
import { connectImap, describeImapError } from "./imap-client.ts";
import { mailboxFolder, mailboxName, openMailboxClaim, returnMails } from "./mailbox-position.ts";
import { fetchNewMails } from "./fetch-new-mails.ts";
import { receiveMail } from "./receive-mail.ts";

export type MailboxReader = ReturnType<typeof startMailboxReader>;

/** A server that does not say that a mail came is asked as often; and a claim is renewed. */
const pollIntervalMs = 60_000;

const retryDelayMs = { min: 5_000, max: 300_000 };

/** A mailbox that was read so long ago is not being read, whatever its reader waits for. */
const unreadAfterMs = 600_000;

/** Reads the mailbox of `imapUrl` until it is closed. Calls `wakeMail` when something came of which staff are told. */
export function startMailboxReader(
  config: Config,
  imapUrl: string,
  database: Database,
  wakeMail: () => void,
  tokens?: TokenSource,
) {
  const closing = new AbortController();
  let readAt = -Infinity;
  let open: ImapFlow | undefined;
  /** Those who wait for a reading, in the order in which they asked. */
  const asking: PromiseWithResolvers<void>[] = [];
  let endWaiting = () => {};
  const folder = mailboxFolder(imapUrl);
  const name = mailboxName(imapUrl);
  const claim = openMailboxClaim(database, name, config.databaseUrl === undefined);

  async function readUntilClosed() {
    for (let failures = 0; !closing.signal.aborted;) {
      let code = "";
      try {
        await readWhileConnected(() => {
          failures = 0;
        });
      } catch (error) {
        if (closing.signal.aborted) break;
        readAt = -Infinity;
        code = describeImapError(error, open, tokens !== undefined);
        log("mailbox.unavailable", { code, problem: explainRefusal(code, "IMAP_URL") });
        // Without a database there is nobody to tell.
        await claim.report(code).catch(() => {});
        for (const one of asking.splice(0)) one.reject(error);
      }
      const retryMs = Math.min(retryDelayMs.max, retryDelayMs.min * 2 ** failures++);
      await pause(pauseAfterRefusal(code, failures) ?? retryMs);
    }
    await claim.release().catch(() => {});
  }

  async function readWhileConnected(onRead: () => void) {
    if (!(await claim.take())) {
      readAt = performance.now();
      return pause(pollIntervalMs);
    }
    const client = await connectImap(imapUrl, tokens, (one) => {
      open = one;
    });
    try {
      await client.mailboxOpen(folder);
      await claim.report(undefined);
      for (;;) {
        const position = await claim.take();
        if (!position) return undefined;
        const asked = asking.length;
        // Before: what comes meanwhile is found below.
        await returnMails(client, claim);
        const found = await fetchNewMails(client, claim, position, async (mail, uidValidity, isReview) => {
          closing.signal.throwIfAborted();
          const mailbox = { client, name, uidValidity, isReview };
          const outcome = await receiveMail(mailbox, database, config, mail);
          if (outcome === "received") wakeMail();
          if (outcome !== "unrelated") log("mailbox.mail", { outcome });
        });
        readAt = performance.now();
        onRead();
        // More may have come meanwhile, of which the server has told already.
        if (found > 0) continue;
        for (const one of asking.splice(0, asked)) one.resolve();
        if (asking.length === 0) await waitForMail(client);
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
    endWaiting = onMail;
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

  /** Resolves after a while, or when somebody asks for a reading. */
  async function pause(milliseconds: number) {
    const asked = new AbortController();
    endWaiting = () => asked.abort();
    const signal = AbortSignal.any([closing.signal, asked.signal]);
    await wait(milliseconds, undefined, { signal, ref: false }).catch(() => {});
  }

  const reading = runInBackground(readUntilClosed);
  return {
    /** Whether the mailbox could be read last. True while another process reads it. */
    isReading: () => performance.now() - readAt < unreadAfterMs,
    /** Reads the mailbox at once. Resolves when everything in it is stored; rejects when it cannot be read. */
    read() {
      const asked = Promise.withResolvers<void>();
      asking.push(asked);
      endWaiting();
      return asked.promise;
    },
    /** Resolves when the mail at hand is stored; the rest waits for the next start. */
    async close() {
      closing.abort();
      const timer = setTimeout(() => open?.close(), 5_000);
      await reading;
      clearTimeout(timer);
    },
  };
}
