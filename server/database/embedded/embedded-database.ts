import { AsyncLocalStorage } from "node:async_hooks";
import { setTimeout as wait } from "node:timers/promises";
import pLimit from "p-limit";
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
import type { EngineCommand } from "./engine-messages.ts";
import { startMaintenance } from "./maintenance.ts";

/** Milliseconds a transaction waits for those before it. */
const queueTimeout = 10_000;

/** Milliseconds Postgres may take to begin or to commit, and to answer a heartbeat. */
const commitTimeout = 5_000;
const heartbeatTimeout = 5_000;

/** Milliseconds between two heartbeats, and at most between two attempts to reopen the database. */
const heartbeatInterval = 2_000;
const maxRetryDelay = 10_000;

/** Milliseconds without a transaction after which it is quiet enough for maintenance. */
const quietMs = 1_000;

/** The embedded database. Its engine, at first `opened`, is opened again whenever it fails. */
export function superviseEngine(opened: Engine, open: () => Promise<Engine>): Database {
  /** Undefined while it is being reopened. */
  let engine: Engine | undefined;
  /** Postgres has one session here, so transactions come one after the other. */
  const queue = pLimit(1);
  /** The transaction that the code at hand runs in. */
  const current = new AsyncLocalStorage<{ isOver: boolean }>();
  const closing = new AbortController();
  const supervision = supervise();
  const heartbeat = setInterval(() => void sendHeartbeat(), heartbeatInterval).unref();
  /** Transactions that run or wait, and when the last one ended. */
  let transactions = 0;
  let usedAt = performance.now();
  const stopMaintenance = startMaintenance(
    (command, timeoutMs) => queue(() => requireEngine().send(command, timeoutMs)),
    () => transactions === 0 && performance.now() - usedAt > quietMs,
  );

  async function supervise(): Promise<void> {
    for (let next: Engine | undefined = opened; next; next = await reopen()) {
      engine = next;
      const reason = await next.failed;
      engine = undefined;
      if (closing.signal.aborted) return;
      log("database.failed", { reason });
    }
  }

  /** Tries until it succeeds; undefined when the database is being closed. */
  async function reopen(): Promise<Engine | undefined> {
    const startedAt = performance.now();
    for (let delay = 500; !closing.signal.aborted; delay = Math.min(2 * delay, maxRetryDelay)) {
      try {
        const reopened = await open();
        log("database.opened_again", { ms: Math.round(performance.now() - startedAt) });
        if (!closing.signal.aborted) return reopened;
        await reopened.close();
      } catch (error) {
        log("database.not_opened", { error: error instanceof Error ? error.message : String(error) });
        await wait(delay, undefined, { signal: closing.signal }).catch(() => {});
      }
    }
    return undefined;
  }

  function requireEngine(): Engine {
    if (!engine) throw new DatabaseUnavailableError("it is being opened again");
    return engine;
  }

  /** Finds a stalled engine before the next request does. */
  async function sendHeartbeat() {
    if (queue.activeCount > 0) return;
    const command: EngineCommand = { kind: "query", statement: "select 1" };
    await queue(() => engine?.send(command, heartbeatTimeout)).catch(() => {});
  }

  return {
    async transaction(work, options = {}) {
      if (current.getStore()?.isOver === false)
        throw new Error("A transaction within another would wait for itself");
      if (queue.pendingCount >= maxWaitingTransactions)
        throw new DatabaseUnavailableError("too many wait for it");
      const queuedAt = performance.now();
      transactions++;
      return queue(() => {
        const used = requireEngine();
        if (performance.now() - queuedAt > queueTimeout)
          throw new DatabaseUnavailableError("too many wait for it");
        const transaction = { isOver: false };
        return current
          .run(transaction, () => runTransaction(used, work, options))
          .finally(() => (transaction.isOver = true));
      }).finally(() => {
        transactions--;
        usedAt = performance.now();
      });
    },
    load() {
      const connections = engine ? 1 : 0;
      const idle = queue.activeCount > 0 ? 0 : connections;
      return { connections, idle, waiting: queue.pendingCount };
    },
    async close() {
      clearInterval(heartbeat);
      stopMaintenance();
      await queue(async () => {
        closing.abort();
        await engine?.close();
      });
      await supervision;
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
    // An engine that cannot even roll back has failed; #supervise handles that.
    await run("rollback", commitTimeout).catch(() => {});
    throw error;
  }
}
