import { randomInt } from "node:crypto";
import type { Config } from "../config.ts";
import type { Database, Transaction } from "../database/database.ts";
import { log } from "../log.ts";
import { claimNext, scheduleRetry, deleteMessage, insertMessage, type Message } from "./outbox.ts";
import { openTransport, type MailTransport } from "./transport.ts";

/** How often a process polls for mail that another one left, or whose next attempt is due. */
const pollIntervalMs = 10_000;

/**
 * Milliseconds a mail is delayed, a random time between the two. Sent at once it would slow down the next request, whose
 * response time would then reveal whether a mail was sent.
 */
const deliveryDelayMs = { min: 1000, max: 4000 };

/** A transactional outbox. Mail is delivered at least once: its row is written with its cause and deleted after delivery. */
export interface MailQueue {
  /** Writes the mail into the transaction that causes it; nothing is sent unless that commits. */
  enqueue(transaction: Transaction, message: Message): Promise<void>;
  /** Call after the commit: delivers within seconds instead of at the next poll. */
  wake(): void;
  /** Resolves when the current delivery has ended; the rest waits for the next start. */
  close(): Promise<void>;
}

/** Starts delivering what waits in the outbox of a migrated `database`: by SMTP when configured, else into files. */
export function startMailQueue(config: Config, database: Database): MailQueue {
  const transport = openTransport(config);
  let delivering: Promise<void> | undefined;
  let isWoken = false;
  const closing = new AbortController();
  const timers = new Set<NodeJS.Timeout>();
  const { min, max } = config.abuseLimits ? deliveryDelayMs : { min: 0, max: 0 };

  const deliver = () => {
    if (closing.signal.aborted) return;
    isWoken = true;
    delivering ??= deliverAll();
  };
  const wake = () => {
    if (max === 0 || closing.signal.aborted) return deliver();
    const timer = setTimeout(
      () => {
        timers.delete(timer);
        deliver();
      },
      randomInt(min, max) + 50,
    );
    timers.add(timer.unref());
  };
  const deliverAll = async () => {
    while (isWoken && !closing.signal.aborted) {
      isWoken = false;
      while (!closing.signal.aborted && (await deliverNext(database, transport)));
    }
    // In the same tick as the last check of the flag, so that no call of deliver falls between.
    delivering = undefined;
  };
  const pollTimer = setInterval(deliver, pollIntervalMs).unref();
  deliver();

  return {
    enqueue: (transaction, message) => insertMessage(transaction, message, min),
    wake,
    async close() {
      closing.abort();
      clearInterval(pollTimer);
      for (const timer of timers) clearTimeout(timer);
      await delivering;
      transport.close();
    },
  };
}

/** False when nothing is due, or the outbox cannot be read now. */
async function deliverNext(database: Database, transport: MailTransport): Promise<boolean> {
  try {
    const queued = await claimNext(database);
    if (!queued) return false;
    try {
      await transport.deliver(queued);
      await deleteMessage(database, queued.id);
    } catch (error) {
      const gaveUp = await scheduleRetry(database, queued);
      // Never the error's own text: a mail server may repeat the message, and with it the link.
      log("mail.failed", {
        id: queued.id,
        attempt: queued.attempts,
        gaveUp,
        code: getErrorCode(error),
      });
    }
    return true;
  } catch (error) {
    log("mail.outbox_unavailable", { code: getErrorCode(error) });
    return false;
  }
}

function getErrorCode(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "unknown";
}
