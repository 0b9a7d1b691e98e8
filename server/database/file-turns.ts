import pLimit from "p-limit";
import { DatabaseUnavailableError } from "./database.ts";

const turns = pLimit(1);

const fileFunctions = new Set([
  "add_draft_file_piece",
  "get_attachment",
  "get_picture",
  "load_attachment_piece",
]);

/** The database has the same limits for transactions. */
const mostWaiting = 200;
const longestWaitMs = 10_000;

/**
 * Pieces of files go through the database one at a time: whatever else is asked of it waits for one of them, not for all. Throws
 * DatabaseUnavailableError when too many wait, or one waits too long.
 */
export async function inFileTurn<Result>(functionName: string, work: () => Promise<Result>): Promise<Result> {
  if (!fileFunctions.has(functionName)) return work();
  if (turns.pendingCount >= mostWaiting) throw new DatabaseUnavailableError("too many pieces of files wait");
  const since = performance.now();
  return turns(() => {
    if (performance.now() - since > longestWaitMs)
      throw new DatabaseUnavailableError("a piece of a file waited too long");
    return work();
  });
}
