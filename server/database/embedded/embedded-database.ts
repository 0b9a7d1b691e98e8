import { AsyncLocalStorage } from "node:async_hooks";
import pLimit from "p-limit";
import { describeError } from "../../log/describe-error.ts";
import { log } from "../../log/log.ts";
import {
  beginScript,
  type Database,
  DatabaseUnavailableError,
  maxWaitingTransactions,
  type Transaction,
  type TransactionOptions,
} from "../database.ts";
import type { Engine } from "./engine.ts";

/** Milliseconds a transaction waits for those before it. */
const queueTimeout = 10_000;

/** Milliseconds Postgres may take to begin or to commit. */
const commitTimeout = 5_000;

/** Milliseconds the nightly maintenance may take for one statement. */
const maintenanceTimeout = 600_000;

/** The embedded database, of an engine that was opened. */
export function createEmbeddedDatabase(engine: Engine): Database {
  /** Postgres has one session here, so transactions come one after the other. */
  const queue = pLimit(1);
  /** The transaction that the code at hand runs in. */
  const current = new AsyncLocalStorage<{ isOver: boolean }>();
  const stopMaintenance = startMaintenance((statement) =>
    queue(() => engine.send({ kind: "script", statement }, maintenanceTimeout)),
  );

  return {
    async transaction(work, options = {}) {
      if (current.getStore()?.isOver === false)
        throw new Error("A transaction within another would wait for itself");
      if (queue.pendingCount >= maxWaitingTransactions)
        throw new DatabaseUnavailableError("too many wait for it");
      const queuedAt = performance.now();
      return queue(() => {
        if (performance.now() - queuedAt > queueTimeout)
          throw new DatabaseUnavailableError("too many wait for it");
        const transaction = { isOver: false };
        return current
          .run(transaction, () => runTransaction(engine, work, options))
          .finally(() => (transaction.isOver = true));
      });
    },
    waiting: () => queue.pendingCount,
    async close() {
      stopMaintenance();
      await queue(() => engine.close());
    },
  };
}

async function runTransaction<Result>(
  engine: Engine,
  work: (transaction: Transaction) => Promise<Result>,
  options: TransactionOptions,
): Promise<Result> {
  const { statementTimeoutMs: timeoutMs = 60_000 } = options;
  const run = (statement: string, timeout: number) => engine.send({ kind: "script", statement }, timeout);
  try {
    await run(beginScript(options), commitTimeout);
    const result = await work({
      query: (statement, parameters) => engine.send({ kind: "query", statement, parameters }, timeoutMs),
      async execute(script) {
        await run(script, timeoutMs);
      },
    });
    await run("commit", commitTimeout);
    return result;
  } catch (error) {
    await run("rollback", commitTimeout).catch(() => {});
    throw error;
  }
}

const maintenanceLookMs = 3_600_000;

/** By the clock of the machine: before the backup of docs/operate/backup.md. */
const maintenanceHour = 2;

/**
 * Calls `run` once a night with what must be done. In its single-user mode Postgres has no process for it: space of deleted rows
 * would not be used again, and its log would grow for ever. Returns how to stop.
 */
function startMaintenance(run: (statement: string) => Promise<unknown>): () => void {
  const look = async () => {
    if (new Date().getHours() !== maintenanceHour) return;
    // Each outside any transaction, which a vacuum demands, and in turns, so that nobody waits for them all.
    for (const statement of ["vacuum", "analyze", "checkpoint"])
      await run(statement).catch((error: unknown) =>
        log("maintenance.failed", { statement, ...describeError(error) }),
      );
  };
  const timer = setInterval(() => void look(), maintenanceLookMs).unref();
  return () => clearInterval(timer);
}
