import { describeError } from "../../log/describe-error.ts";
import { log } from "../../log/log.ts";

const intervalMs = 3_600_000;

/** By the clock of the machine: before the backup of docs/operate/backup.md. */
const hour = 2;

/**
 * Calls `run` once a night with what must be done. In its single-user mode Postgres has no process for it: space of deleted rows
 * would not be used again, and the log that is replayed after a crash would grow for ever. Returns how to stop.
 */
export function startMaintenance(run: (statement: string) => Promise<unknown>): () => void {
  const look = async () => {
    if (new Date().getHours() !== hour) return;
    // Each outside any transaction, which a vacuum demands, and in turns, so that nobody waits for them all.
    for (const statement of ["vacuum", "analyze", "checkpoint"])
      await run(statement).catch((error: unknown) =>
        log("maintenance.failed", { statement, ...describeError(error) }),
      );
  };
  const timer = setInterval(() => void look(), intervalMs).unref();
  return () => clearInterval(timer);
}
