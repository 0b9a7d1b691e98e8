import { randomInt } from "node:crypto";
import type { Config } from "../config.ts";
import type { Database, Transaction } from "../database/database.ts";
import { log } from "../log.ts";
import { claimNext, postpone, remove, store, type Message } from "./outbox.ts";
import { openPost, type Post } from "./post.ts";

/** How often a process looks for mail that another one left, or whose next try is due. */
const lookEvery = 10_000;

/**
 * Milliseconds a mail is held back: at least the first, then a random while up to the second. Sent with the request that
 * causes it, it would make the next request slower, and how slow an answer is would tell whether a mail was sent.
 */
const heldBack = { least: 1000, most: 4000 };

/** Mail goes out at least once: the row is written with its cause and deleted after delivery. */
export interface Mail {
  /** Writes the mail into the transaction that causes it; nothing is sent unless that commits. */
  enqueue(transaction: Transaction, message: Message): Promise<void>;
  /** Call after the commit: delivers within seconds instead of at the next look. */
  wake(): void;
  /** Resolves when the delivery under way has ended; the rest waits for the next start. */
  close(): Promise<void>;
}

/** Starts delivering what waits in the outbox of a migrated `database`: by SMTP when configured, else into files. */
export function openMail(config: Config, database: Database): Mail {
  const post = openPost(config);
  let delivering: Promise<void> | undefined;
  let wokenMeanwhile = false;
  const closing = new AbortController();
  const timers = new Set<NodeJS.Timeout>();
  const { least, most } = config.abuseLimits ? heldBack : { least: 0, most: 0 };

  const deliver = () => {
    if (closing.signal.aborted) return;
    wokenMeanwhile = true;
    delivering ??= deliverAll();
  };
  const wake = () => {
    if (most === 0 || closing.signal.aborted) return deliver();
    const timer = setTimeout(
      () => {
        timers.delete(timer);
        deliver();
      },
      randomInt(least, most) + 50,
    );
    timers.add(timer.unref());
  };
  const deliverAll = async () => {
    while (wokenMeanwhile && !closing.signal.aborted) {
      wokenMeanwhile = false;
      while (!closing.signal.aborted && (await deliverNext(database, post)));
    }
    // In the same turn as the last look at `wokenMeanwhile`, so that no call of deliver falls between.
    delivering = undefined;
  };
  const look = setInterval(deliver, lookEvery).unref();
  deliver();

  return {
    enqueue: (transaction, message) => store(transaction, message, least),
    wake,
    async close() {
      closing.abort();
      clearInterval(look);
      for (const timer of timers) clearTimeout(timer);
      await delivering;
      post.close();
    },
  };
}

/** False when nothing is due, or the outbox cannot be read now. */
async function deliverNext(database: Database, post: Post): Promise<boolean> {
  try {
    const waiting = await claimNext(database);
    if (!waiting) return false;
    try {
      await post.deliver(waiting);
      await remove(database, waiting.id);
    } catch (error) {
      const gaveUp = await postpone(database, waiting);
      // Never the error's own text: a mail server may repeat the message, and with it the link.
      log("mail.failed", {
        id: waiting.id,
        attempt: waiting.attempts,
        gaveUp,
        code: codeOf(error),
      });
    }
    return true;
  } catch (error) {
    log("mail.outbox_unavailable", { code: codeOf(error) });
    return false;
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "unknown";
}
