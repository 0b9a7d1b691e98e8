import type { Config } from "../config.ts";
import { runInBackground } from "../current-request.ts";
import { callFunction, serviceRole } from "../database/as-role.ts";
import type { Database } from "../database/database.ts";
import { describeError } from "../log/describe-error.ts";
import { log } from "../log/log.ts";
import { scanFile } from "./clamd.ts";

const intervalMs = 10_000;

/** A file that the scanner did not take waits: at once the scanner would do the same again. */
const retryMs = { first: 60_000, longest: 3_600_000 };

/** Has each new file of a visitor scanned, one after the other, where `CLAMD_URL` says by whom. */
export function startFileScans({ clamdUrl }: Pick<Config, "clamdUrl">, database: Database) {
  const stopping = new AbortController();
  const waiting = new Map<string, { until: number; ms: number }>();
  let running: Promise<void> | undefined;
  /** Resolves when all that waits has been shown to the scanner, after what is being scanned. */
  const scan = async () => {
    await running;
    if (!clamdUrl) return;
    running = runInBackground(() => scanWaiting(clamdUrl, database, waiting, stopping.signal));
    await running;
    running = undefined;
  };
  void scan();
  const timer = setInterval(() => void (running ?? scan()), intervalMs).unref();
  return {
    scan,
    async stop() {
      stopping.abort();
      clearInterval(timer);
      await running;
    },
  };
}

async function scanWaiting(
  url: string,
  database: Database,
  waiting: Map<string, { until: number; ms: number }>,
  signal: AbortSignal,
): Promise<void> {
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
