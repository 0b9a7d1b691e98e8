import { syncBuiltinESMExports } from "node:module";
import threads, { isMainThread, type Worker } from "node:worker_threads";

// Run before the server (`node --import`): lets a test break the engine's thread from outside, as an accident would.
let engine: Worker | undefined;
const remember = (thread: Worker) => (engine = thread);

if (isMainThread) {
  threads.Worker = class extends threads.Worker {
    constructor(...given: ConstructorParameters<typeof Worker>) {
      super(...given);
      remember(this);
    }
  };
  syncBuiltinESMExports();
  // A file that may not grow is no reason to end; the write fails, as on a full disk.
  process.on("SIGXFSZ", () => {});
  process.on("message", (accident) => {
    if (accident === "kill") void engine?.terminate();
    if (accident === "stall")
      engine?.postMessage({ id: 0, kind: "script", statement: "select pg_sleep(3600)" });
  });
  // The channel is no reason to stay.
  process.channel?.unref();
}
