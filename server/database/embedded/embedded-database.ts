import { AsyncLocalStorage } from "node:async_hooks";
import { setTimeout as wait } from "node:timers/promises";
import pLimit from "p-limit";
import { log } from "../../log/log.ts";
import {
  beginScript,
  type Database,
  type DatabaseLoad,
  DatabaseUnavailableError,
  maxWaitingTransactions,
  type Transaction,
  type TransactionOptions,
} from "../database.ts";
import type { Engine } from "./engine.ts";
import type { EngineCommand } from "./engine-messages.ts";

/** Milliseconds a transaction waits for those before it. */
const queueTimeout = 10_000;

/** Milliseconds Postgres may take to begin or to commit, and to answer a heartbeat. */
const commitTimeout = 5_000;
const heartbeatTimeout = 5_000;

/** Milliseconds between two heartbeats, and at most between two attempts to reopen the database. */
const heartbeatInterval = 2_000;
const maxRetryDelay = 10_000;

/** The embedded database. Its engine is reopened whenever it fails. */
export class EmbeddedDatabase implements Database {
  /** Undefined while it is being reopened. */
  #engine: Engine | undefined;
  readonly #open: () => Promise<Engine>;
  readonly #unlock: () => void;
  /** Postgres has one session here, so transactions come one after the other. */
  readonly #queue = pLimit(1);
  /** The transaction that the code at hand runs in. */
  readonly #current = new AsyncLocalStorage<{ isOver: boolean }>();
  readonly #closing = new AbortController();
  readonly #supervision: Promise<void>;
  readonly #heartbeat: NodeJS.Timeout;

  constructor(engine: Engine, open: () => Promise<Engine>, unlock: () => void) {
    this.#engine = engine;
    this.#open = open;
    this.#unlock = unlock;
    this.#supervision = this.#supervise(engine);
    this.#heartbeat = setInterval(() => void this.#sendHeartbeat(), heartbeatInterval).unref();
  }

  async transaction<Result>(
    work: (transaction: Transaction) => Promise<Result>,
    options: TransactionOptions = {},
  ): Promise<Result> {
    if (this.#current.getStore()?.isOver === false)
      throw new Error("A transaction within another would wait for itself");
    if (this.#queue.pendingCount >= maxWaitingTransactions)
      throw new DatabaseUnavailableError("too many wait for it");
    const queuedAt = performance.now();
    return this.#queue(() => {
      if (!this.#engine) throw new DatabaseUnavailableError("it is being opened again");
      if (performance.now() - queuedAt > queueTimeout)
        throw new DatabaseUnavailableError("too many wait for it");
      const engine = this.#engine;
      const current = { isOver: false };
      return this.#current
        .run(current, () => runTransaction(engine, work, options))
        .finally(() => (current.isOver = true));
    });
  }

  load(): DatabaseLoad {
    const connections = this.#engine ? 1 : 0;
    const idle = this.#queue.activeCount > 0 ? 0 : connections;
    return { connections, idle, waiting: this.#queue.pendingCount };
  }

  async close(): Promise<void> {
    clearInterval(this.#heartbeat);
    await this.#queue(async () => {
      this.#closing.abort();
      await this.#engine?.close();
    });
    await this.#supervision;
    this.#unlock();
  }

  async #supervise(engine: Engine): Promise<void> {
    for (let current: Engine | undefined = engine; current; current = await this.#reopen()) {
      this.#engine = current;
      const reason = await current.failed;
      this.#engine = undefined;
      if (this.#closing.signal.aborted) return;
      log("database.failed", { reason });
    }
  }

  /** Tries until it succeeds; undefined when the database is being closed. */
  async #reopen(): Promise<Engine | undefined> {
    const startedAt = performance.now();
    for (let delay = 500; !this.#closing.signal.aborted; delay = Math.min(2 * delay, maxRetryDelay)) {
      try {
        const engine = await this.#open();
        log("database.opened_again", { ms: Math.round(performance.now() - startedAt) });
        if (!this.#closing.signal.aborted) return engine;
        await engine.close();
      } catch (error) {
        log("database.not_opened", { error: error instanceof Error ? error.message : String(error) });
        await wait(delay, undefined, { signal: this.#closing.signal }).catch(() => {});
      }
    }
    return undefined;
  }

  /** Finds a stalled engine before the next request does. */
  async #sendHeartbeat() {
    if (this.#queue.activeCount > 0) return;
    const command: EngineCommand = { kind: "query", statement: "select 1" };
    await this.#queue(() => this.#engine?.send(command, heartbeatTimeout)).catch(() => {});
  }
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
