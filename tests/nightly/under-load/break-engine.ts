import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import workerThreads, { isMainThread, type Worker } from "node:worker_threads";

/** Environment variable: a pipe without an end. Once it is there, the disk of the engine does not answer any more. */
export const hangingDisk = "TEST_HANGING_DISK";

// Run before the server (`node --import`): lets a test inject faults into the engine's thread.
let engine: Worker | undefined;
const keepReference = (thread: Worker) => (engine = thread);

if (isMainThread) {
  workerThreads.Worker = class extends workerThreads.Worker {
    constructor(...given: ConstructorParameters<typeof Worker>) {
      super(...given);
      // Mails are written and read in other threads.
      if (String(given[0]).endsWith("/engine-thread.ts")) keepReference(this);
    }
  };
  // A file that may not grow is no reason to end; the write fails, as on a full disk.
  process.on("SIGXFSZ", () => {});
  process.on("message", (fault) => {
    if (fault === "kill") void engine?.terminate();
    if (fault === "stall") engine?.postMessage({ id: 0, kind: "script", statement: "select pg_sleep(3600)" });
  });
  // The open channel must not keep the process running.
  process.channel?.unref();
} else {
  const { fdatasyncSync } = fs;
  const pipe = process.env[hangingDisk] ?? "";
  fs.fdatasyncSync = (file) => {
    if (fs.existsSync(pipe)) fs.readFileSync(pipe);
    fdatasyncSync(file);
  };
}
syncBuiltinESMExports();
