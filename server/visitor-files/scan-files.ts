import { setTimeout as wait } from "node:timers/promises";
import type { Config } from "../config.ts";
import { runInBackground } from "../current-request.ts";
import { serviceRole } from "../database/as-role.ts";
import { callFunction } from "../database/call-function.ts";
import type { Database } from "../database/database.ts";
import { describeError } from "../log/describe-error.ts";
import { log } from "../log/log.ts";
import { scanFile } from "./clamd.ts";

const intervalMs = 10_000;

/** Of one that the scanner would not take: it would do the same at once again. */
const retryMs = { first: 60_000, longest: 3_600_000 };

/** Has each new file of a visitor scanned, one after the other, where `CLAMD_URL` says by whom. Returns how to stop. */
export function startFileScans(
  { clamdUrl }: Pick<Config, "clamdUrl">,
  database: Database,
): () => Promise<void> {
  if (!clamdUrl) return async () => {};
  const stopping = new AbortController();
  const running = runInBackground(() => scanForever(clamdUrl, database, stopping.signal));
  return () => {
    stopping.abort();
    return running;
  };
}

async function scanForever(url: string, database: Database, signal: AbortSignal): Promise<void> {
  const waiting = new Map<string, { until: number; ms: number }>();
  while (!signal.aborted) {
    try {
      const ids = (await callFunction(database, serviceRole, "list_files_to_scan")).map(({ data }) =>
        String(data),
      );
      for (const id of waiting.keys()) if (!ids.includes(id)) waiting.delete(id);
      for (const id of ids) {
        if (signal.aborted) return;
        const { until = 0, ms = retryMs.first } = waiting.get(id) ?? {};
        if (Date.now() < until || (await isScanned(url, database, id, signal))) continue;
        waiting.set(id, { until: Date.now() + ms, ms: Math.min(2 * ms, retryMs.longest) });
      }
    } catch (error) {
      log("file_scan_failed", describeError(error));
    }
    await wait(intervalMs, undefined, { signal }).catch(() => {});
  }
}

/** Whether it could be: a file that the scanner does not take stays held back. */
async function isScanned(
  url: string,
  database: Database,
  file_id: string,
  signal: AbortSignal,
): Promise<boolean> {
  try {
    const found = await scanFile(url, readPieces(database, file_id), signal);
    await callFunction(database, serviceRole, "save_file_scan", { file_id, scan: found });
    if (found === "infected") log("file_infected", { file: file_id });
    return true;
  } catch (error) {
    if (!signal.aborted) log("file_scan_failed", { file: file_id, ...describeError(error) });
    return false;
  }
}

async function* readPieces(database: Database, file_id: string): AsyncGenerator<Uint8Array> {
  for (let piece = 1; ; piece++) {
    const [row] = await callFunction(database, serviceRole, "file_piece_to_scan", { file_id, piece });
    const content = row?.["data"];
    if (!(content instanceof Uint8Array)) return;
    yield content;
  }
}
