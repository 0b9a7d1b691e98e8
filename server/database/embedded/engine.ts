import { once } from "node:events";
import { setFlagsFromString } from "node:v8";
import { Worker } from "node:worker_threads";
import { type QueryResult, DatabaseUnavailableError } from "../database.ts";
import {
  type EngineCommand,
  type EngineReply,
  type EngineRequest,
  type EngineStartup,
  parseError,
} from "./engine-messages.ts";

/** For the thread to open its database: creating a new one takes seconds, on a busy machine many. */
const openingTimeoutMs = 120_000;

/** For Postgres to flush and close, and then for its thread to end. */
const closingTimeoutMs = 10_000;

// Freeing WebAssembly code that is not used any more ends a process now and then (nodejs/node#64500). It stays: some megabytes.
setFlagsFromString("--no-wasm-code-gc");

interface PendingRequest {
  resolve(answer: QueryResult<never>): void;
  reject(error: Error): void;
  timer: NodeJS.Timeout;
}

/** One Postgres in a worker thread. Once it has failed, every later request is rejected. */
export class Engine {
  /** Resolves with the reason when Postgres has failed and its thread has ended; never before. */
  readonly failed: Promise<string>;
  readonly #thread: Worker;
  readonly #pending = new Map<number, PendingRequest>();
  #failure: string | undefined;
  #reportFailure: (reason: string) => void = () => {};
  #lastId = 0;

  private constructor(thread: Worker) {
    this.#thread = thread;
    this.failed = new Promise((resolve) => (this.#reportFailure = resolve));
    thread.on("message", (reply: EngineReply) => this.#settle(reply));
    thread.on("error", (error) => void this.#fail(error.message));
    thread.on("exit", () => void this.#fail("its thread has ended"));
  }

  /** Opens the database in `folder`, created when there is none. Rejects with Postgres's message. */
  static async open(folder: string): Promise<Engine> {
    const thread = new Worker(new URL("./engine-thread.ts", import.meta.url), {
      workerData: folder,
      // Under `node --watch` a thread sends the names of its modules as messages of its own.
      env: { ...process.env, WATCH_REPORT_DEPENDENCIES: "" },
    });
    try {
      const [startup] = (await once(thread, "message", {
        signal: AbortSignal.timeout(openingTimeoutMs),
      })) as [EngineStartup];
      if (startup.kind === "not opened") throw new Error(startup.message);
      return new Engine(thread);
    } catch (error) {
      await thread.terminate();
      throw error;
    }
  }

  /** Sends a command to Postgres. Without a reply in time its thread is terminated: nothing else can interrupt it. */
  send<Row>(command: EngineCommand, timeoutMs: number): Promise<QueryResult<Row>> {
    if (this.#failure !== undefined) return Promise.reject(new DatabaseUnavailableError(this.#failure));
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      this.#thread.postMessage({ ...command, id } satisfies EngineRequest);
      const timer = setTimeout(() => {
        // When this thread itself was blocked, the reply has arrived meanwhile and is handled first.
        setImmediate(() => this.#pending.has(id) && void this.#fail(`no answer for ${timeoutMs} ms`));
      }, timeoutMs);
      this.#pending.set(id, { resolve, reject, timer });
    });
  }

  /** Ends Postgres and then its thread, by force when that takes too long. */
  async close(): Promise<void> {
    await this.send({ kind: "close" }, closingTimeoutMs).catch(() => {});
    const force = setTimeout(() => void this.#fail("its thread did not end"), closingTimeoutMs);
    await this.failed;
    clearTimeout(force);
  }

  #settle(reply: EngineReply) {
    const waiting = this.#pending.get(reply.id);
    this.#pending.delete(reply.id);
    clearTimeout(waiting?.timer);
    if (reply.kind === "rows")
      waiting?.resolve({ rows: reply.rows as never[], affectedRows: reply.affectedRows });
    else if (reply.kind === "refused") waiting?.reject(parseError(reply.error));
    else if (reply.kind === "invalid") waiting?.reject(new Error(reply.message));
    else {
      waiting?.reject(new DatabaseUnavailableError(reply.message));
      void this.#fail(reply.message);
    }
  }

  async #fail(reason: string): Promise<void> {
    if (this.#failure !== undefined) return;
    this.#failure = reason;
    for (const { reject, timer } of this.#pending.values()) {
      clearTimeout(timer);
      reject(new DatabaseUnavailableError(reason));
    }
    this.#pending.clear();
    // Two engines on one folder would destroy it: the failure is reported only after this one has ended.
    await this.#thread.terminate();
    this.#reportFailure(reason);
  }
}
