import { setTimeout as wait } from "node:timers/promises";
import pLimit from "p-limit";
import { log } from "../../log.ts";
import {
  type Database,
  DatabaseUnavailable,
  type Transaction,
  type TransactionOptions,
} from "../database.ts";
import type { Engine } from "./engine.ts";
import type { Question } from "./messages.ts";

/** Transactions that wait, and milliseconds each waits for those before it. */
const longestQueue = 1_000;
const queueTimeout = 10_000;

/** Milliseconds Postgres may take to begin or to commit, and to show that it is alive. */
const commitTimeout = 5_000;
const heartbeatTimeout = 5_000;

/** Milliseconds between two signs of life, and between two tries to open the database again, at most. */
const heartbeatInterval = 2_000;
const longestPause = 10_000;

/** The embedded database, whose engine is opened again whenever it fails. */
export class EmbeddedDatabase implements Database {
  /** Undefined while it is being opened again. */
  #engine: Engine | undefined;
  readonly #open: () => Promise<Engine>;
  readonly #unlock: () => void;
  /** Postgres has one session here, so transactions come one after the other. */
  readonly #queue = pLimit(1);
  readonly #closing = new AbortController();
  readonly #supervision: Promise<void>;
  readonly #heartbeat: NodeJS.Timeout;

  constructor(engine: Engine, open: () => Promise<Engine>, unlock: () => void) {
    this.#engine = engine;
    this.#open = open;
    this.#unlock = unlock;
    this.#supervision = this.#supervise(engine);
    this.#heartbeat = setInterval(() => void this.#showLife(), heartbeatInterval).unref();
  }

  async transaction<Result>(
    work: (transaction: Transaction) => Promise<Result>,
    { statementTimeoutMs = 60_000 }: TransactionOptions = {},
  ): Promise<Result> {
    if (this.#queue.pendingCount >= longestQueue) throw new DatabaseUnavailable("too many wait for it");
    const queuedAt = performance.now();
    return this.#queue(() => {
      if (!this.#engine) throw new DatabaseUnavailable("it is being opened again");
      if (performance.now() - queuedAt > queueTimeout) throw new DatabaseUnavailable("too many wait for it");
      return runTransaction(this.#engine, work, statementTimeoutMs);
    });
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
    for (let current: Engine | undefined = engine; current; current = await this.#openAgain()) {
      this.#engine = current;
      const reason = await current.failed;
      this.#engine = undefined;
      if (this.#closing.signal.aborted) return;
      log("database.failed", { reason });
    }
  }

  /** Tries until it succeeds; undefined when the database is being closed. */
  async #openAgain(): Promise<Engine | undefined> {
    const startedAt = performance.now();
    for (let pause = 500; !this.#closing.signal.aborted; pause = Math.min(2 * pause, longestPause)) {
      try {
        const engine = await this.#open();
        log("database.opened_again", { ms: Math.round(performance.now() - startedAt) });
        if (!this.#closing.signal.aborted) return engine;
        await engine.close();
      } catch (error) {
        log("database.not_opened", { error: error instanceof Error ? error.message : String(error) });
        await wait(pause, undefined, { signal: this.#closing.signal }).catch(() => {});
      }
    }
    return undefined;
  }

  /** A stalled engine is found before the next visitor finds it. */
  async #showLife() {
    if (this.#queue.activeCount > 0) return;
    const question: Question = { kind: "query", statement: "select 1" };
    await this.#queue(() => this.#engine?.ask(question, heartbeatTimeout)).catch(() => {});
  }
}

async function runTransaction<Result>(
  engine: Engine,
  work: (transaction: Transaction) => Promise<Result>,
  timeoutMs: number,
): Promise<Result> {
  const run = (statement: string, timeout: number) => engine.ask({ kind: "script", statement }, timeout);
  await run("begin", commitTimeout);
  try {
    const result = await work({
      query: (statement, parameters) => engine.ask({ kind: "query", statement, parameters }, timeoutMs),
      async execute(script) {
        await run(script, timeoutMs);
      },
    });
    await run("commit", commitTimeout);
    return result;
  } catch (error) {
    // An engine that cannot even roll back has failed, and its supervisor knows.
    await run("rollback", commitTimeout).catch(() => {});
    throw error;
  }
}
