import { DiskTimeoutError } from "../database/embedded/data-folder.ts";
import { exitDespiteThreads } from "./exit-despite-threads.ts";
import { explainError } from "../log/explain-error.ts";
import { log, writeLogTo } from "../log/log.ts";

/** Says why the process could not start, to a person in a terminal, else as a line of the log, and ends it with exit code 1. */
export function endFailedStart(error: unknown): never {
  const problem = explainError(error);
  // At once: nothing of the process goes on.
  writeLogTo((line) => console.log(line));
  if (process.stdout.isTTY) console.error(problem);
  else log("start_failed", { problem });
  if (error instanceof DiskTimeoutError) exitDespiteThreads();
  process.exit(1);
}
