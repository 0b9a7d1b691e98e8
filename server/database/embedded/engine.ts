import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { type Answer, DatabaseUnavailable } from "../database.ts";
import type { Opening, Question, Reply, Request } from "./messages.ts";

/** Milliseconds the thread may take to open its database: making a new one takes seconds, on a busy machine many. */
const openingTimeout = 120_000;

/** Milliseconds Postgres may take to write what it still holds, and its thread to end afterwards. */
const closingTimeout = 10_000;

interface Waiting {
  resolve(answer: Answer<never>): void;
  reject(error: Error): void;
  timer: NodeJS.Timeout;
}

/** One Postgres in a thread of its own. It fails once and for good: whatever is asked afterwards is refused. */
export class Engine {
  /** Resolves with the reason when Postgres has failed and its thread has ended; never before. */
  readonly failed: Promise<string>;
  readonly #thread: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #failure: string | undefined;
  #reportFailure: (reason: string) => void = () => {};
  #lastId = 0;

  private constructor(thread: Worker) {
    this.#thread = thread;
    this.failed = new Promise((resolve) => (this.#reportFailure = resolve));
    thread.on("message", (reply: Reply) => this.#settle(reply));
    thread.on("error", (error) => void this.#fail(error.message));
    thread.on("exit", () => void this.#fail("its thread has ended"));
  }

  /** Opens the database in `folder`, made when there is none. Rejects with what Postgres said. */
  static async open(folder: string): Promise<Engine> {
    const thread = new Worker(new URL("./engine-thread.ts", import.meta.url), { workerData: folder });
    try {
      const [opening] = (await once(thread, "message", {
        signal: AbortSignal.timeout(openingTimeout),
      })) as [Opening];
      if (opening.kind === "not opened") throw new Error(opening.message);
      return new Engine(thread);
    } catch (error) {
      await thread.terminate();
      throw error;
    }
  }

  /** Asks Postgres. When no answer comes in time its thread is ended, as nothing else can interrupt it. */
  ask<Row>(question: Question, timeoutMs: number): Promise<Answer<Row>> {
    if (this.#failure !== undefined) return Promise.reject(new DatabaseUnavailable(this.#failure));
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      this.#thread.postMessage({ ...question, id } satisfies Request);
      const timer = setTimeout(() => {
        // When it was this thread that stood still, the answer has come meanwhile and is taken first.
        setImmediate(() => this.#waiting.has(id) && void this.#fail(`no answer for ${timeoutMs} ms`));
      }, timeoutMs);
      this.#waiting.set(id, { resolve, reject, timer });
    });
  }

  /** Ends Postgres and then its thread, by force when that takes too long. */
  async close(): Promise<void> {
    await this.ask({ kind: "close" }, closingTimeout).catch(() => {});
    const force = setTimeout(() => void this.#fail("its thread did not end"), closingTimeout);
    await this.failed;
    clearTimeout(force);
  }

  #settle(reply: Reply) {
    const waiting = this.#waiting.get(reply.id);
    this.#waiting.delete(reply.id);
    clearTimeout(waiting?.timer);
    if (reply.kind === "rows") waiting?.resolve({ rows: reply.rows as never[], affected: reply.affected });
    else if (reply.kind === "refused") waiting?.reject(Object.assign(new Error(), reply.refusal));
    else if (reply.kind === "invalid") waiting?.reject(new Error(reply.message));
    else {
      waiting?.reject(new DatabaseUnavailable(reply.message));
      void this.#fail(reply.message);
    }
  }

  async #fail(reason: string): Promise<void> {
    if (this.#failure !== undefined) return;
    this.#failure = reason;
    for (const { reject, timer } of this.#waiting.values()) {
      clearTimeout(timer);
      reject(new DatabaseUnavailable(reason));
    }
    this.#waiting.clear();
    // Two engines on one folder would destroy it: nobody is told before this one has ended.
    await this.#thread.terminate();
    this.#reportFailure(reason);
  }
}
