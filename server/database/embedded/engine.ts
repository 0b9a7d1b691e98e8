import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { Worker } from "node:worker_threads";
import { exitDespiteThreads } from "../../startup/exit-despite-threads.ts";
import { log } from "../../log/log.ts";
import { hasLittleMemory } from "../../startup/memory.ts";
import { type QueryResult, DatabaseUnavailableError } from "../database.ts";
import {
  type EngineCommand,
  type EngineOptions,
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

/**
 * V8's optimising compiler takes 0.7 GB for Postgres's WebAssembly, and without it a query takes half as long again. Both are
 * needed, and before the thread starts.
 */
const smallFlags = ["--no-wasm-dynamic-tiering", "--no-wasm-tier-up"];

interface PendingRequest {
  resolve(answer: QueryResult<never>): void;
  reject(error: Error): void;
  timer: NodeJS.Timeout;
}

export type Engine = ReturnType<typeof controlThread>;

/** Opens the database in `folder`, created when there is none. Rejects with Postgres's message. */
export async function openEngine(folder: string): Promise<Engine> {
  const isSmall = hasLittleMemory();
  if (isSmall) smallFlags.forEach(setFlagsFromString);
  const thread = new Worker(new URL("./engine-thread.ts", import.meta.url), {
    workerData: { folder, hasLittleMemory: isSmall } satisfies EngineOptions,
    // Under `node --watch` a thread sends the names of its modules as messages of its own.
    env: { ...process.env, WATCH_REPORT_DEPENDENCIES: "" },
  });
  try {
    const signal = AbortSignal.timeout(openingTimeoutMs);
    const [startup] = (await once(thread, "message", { signal })) as [EngineStartup];
    if (startup.kind === "not opened") throw new Error(startup.message);
    return controlThread(thread);
  } catch (error) {
    await thread.terminate();
    throw error;
  }
}

/** One Postgres in a worker thread. When it fails, the process ends: nothing else makes it work again. */
function controlThread(thread: Worker) {
  const pending = new Map<number, PendingRequest>();
  const { promise: ended, resolve: noteEnd } = Promise.withResolvers<void>();
  let isClosing = false;
  let failure: string | undefined;
  let lastId = 0;
  thread.on("message", settle);
  thread.on("error", (error) => fail(error.message));
  thread.on("exit", () => {
    noteEnd();
    fail("its thread has ended");
  });

  /** Sends a command to Postgres. Without a reply in time it has failed: nothing can interrupt it. */
  function send<Row>(command: EngineCommand, timeoutMs: number): Promise<QueryResult<Row>> {
    if (failure !== undefined) return Promise.reject(new DatabaseUnavailableError(failure));
    const id = ++lastId;
    return new Promise((resolve, reject) => {
      thread.postMessage({ ...command, id } satisfies EngineRequest);
      const timer = setTimeout(() => {
        // When this thread itself was blocked, the reply has arrived meanwhile and is handled first.
        setImmediate(() => pending.has(id) && fail(`no answer for ${timeoutMs} ms`));
      }, timeoutMs);
      pending.set(id, { resolve, reject, timer });
    });
  }

  function settle(reply: EngineReply) {
    const waiting = pending.get(reply.id);
    pending.delete(reply.id);
    clearTimeout(waiting?.timer);
    if (reply.kind === "rows")
      waiting?.resolve({ rows: reply.rows as never[], affectedRows: reply.affectedRows });
    else if (reply.kind === "refused") waiting?.reject(parseError(reply.error));
    else if (reply.kind === "invalid") waiting?.reject(new Error(reply.message));
    else {
      waiting?.reject(new DatabaseUnavailableError(reply.message));
      fail(reply.message);
    }
  }

  function fail(reason: string) {
    if (failure !== undefined) return;
    failure = reason;
    for (const { reject, timer } of pending.values()) {
      clearTimeout(timer);
      reject(new DatabaseUnavailableError(reason));
    }
    pending.clear();
    if (isClosing) return;
    log("database.failed", { reason });
    void exitDespiteThreads();
  }

  return {
    send,
    /** Ends Postgres and then its thread, by force when that takes too long. */
    async close(): Promise<void> {
      isClosing = true;
      await send({ kind: "close" }, closingTimeoutMs).catch(() => {});
      await Promise.race([ended, wait(closingTimeoutMs, undefined, { ref: false })]);
      await thread.terminate();
    },
  };
}
