import type { Config } from "../config.ts";
import { runInBackground } from "../current-request.ts";
import { asRole, callForRows, callFunction, serviceRole } from "../database/as-role.ts";
import type { Database } from "../database/database.ts";
import { describeError } from "../log/describe-error.ts";
import { log } from "../log/log.ts";
import { scanFile } from "./clamd.ts";
import { readPieces } from "./read-pieces.ts";

const intervalMs = 10_000;

/** A file that the scanner did not take waits: at once the scanner would do the same again. */
const retryMs = { first: 60_000, longest: 3_600_000 };

interface WaitingFile {
  id: string;
  size: number;
}

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
    const files = await asRole(database, serviceRole, (transaction) =>
      callForRows<WaitingFile>(transaction, "list_files_to_scan"),
    );
    for (const id of waiting.keys()) if (!files.some((file) => file.id === id)) waiting.delete(id);
    for (const file of files) {
      if (signal.aborted) return;
      const { id } = file;
      const { until = 0, ms = retryMs.first } = waiting.get(id) ?? {};
      if (Date.now() < until || (await isScanned(url, database, file, signal))) continue;
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
  { id, size }: WaitingFile,
  signal: AbortSignal,
): Promise<boolean> {
  const call = (name: string, parameters: object) =>
    callFunction(database, serviceRole, name, { ...parameters });
  try {
    const load = (piece: number) => call("load_attachment_piece", { attachment_id: id, piece });
    const scan = await scanFile(url, readPieces(load, size), signal);
    await call("save_file_scan", { file_id: id, scan });
    if (scan === "infected") log("file_infected", { file: id });
    return true;
  } catch (error) {
    if (!signal.aborted) log("file_scan_failed", { file: id, ...describeError(error) });
    return false;
  }
}
