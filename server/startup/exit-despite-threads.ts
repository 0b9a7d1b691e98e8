import { flushLog } from "../log/log.ts";

/** Ends the process with exit code 1. Node itself waits for threads, also for one that waits for a disk without end. */
export async function exitDespiteThreads(): Promise<never> {
  await flushLog();
  process.once("exit", () => process.execve?.(process.execPath, ["node", "-e", "process.exit(1)"]));
  process.exit(1);
}
