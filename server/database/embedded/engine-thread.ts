import { fdatasyncSync, fstatSync } from "node:fs";
import { parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import { type DatabaseError, isDatabaseError } from "../database.ts";
import {
  type EngineOptions,
  type EngineReply,
  type EngineRequest,
  type EngineStartup,
  serializeError,
} from "./engine-messages.ts";

// The worker thread that runs the embedded Postgres. It handles requests one at a time, in order.
if (!parentPort) throw new Error("This file is run as a worker thread.");
const port = parentPort;

/** PGlite by itself never syncs files to disk; see docs/decisions/database.md. */
class DurableFileSystem extends NodeFS {
  override async init(...[pglite, options]: Parameters<NodeFS["init"]>) {
    const { emscriptenOpts } = await super.init(pglite, options);
    emscriptenOpts.preRun = [...(emscriptenOpts.preRun ?? []), syncFiles];
    return { emscriptenOpts };
  }
}

function syncFiles(module: object) {
  // NODEFS is emscripten's own object and has no published type.
  const { NODEFS } = module as { NODEFS: { stream_ops: { fsync?: (stream: { nfd: number }) => 0 } } };
  NODEFS.stream_ops.fsync = (stream) => {
    // Windows writes names down by itself, and refuses to sync a folder.
    if (process.platform !== "win32" || fstatSync(stream.nfd).isFile()) fdatasyncSync(stream.nfd);
    return 0;
  };
}

/** SQLSTATE */
const outOfMemory = "53200";

try {
  // `openEngine` passes them as the thread's data.
  const pglite = await open(workerData as EngineOptions);
  port.on("message", async (request: EngineRequest) => {
    port.postMessage(await handleRequest(pglite, request));
    if (request.kind === "close") port.close();
  });
  port.postMessage({ kind: "opened" } satisfies EngineStartup);
} catch (error) {
  port.postMessage({ kind: "not opened", message: getErrorMessage(error) } satisfies EngineStartup);
}

function open({ folder, hasLittleMemory }: EngineOptions): Promise<PGlite> {
  return PGlite.create({
    fs: new DurableFileSystem(folder),
    startParams: [
      ...PGlite.defaultStartParams.filter((parameter) => parameter !== "-F"),
      ...["-c", "fsync=on", "-c", "wal_sync_method=fsync"],
      // Instead of 128 MB, which fill with time.
      ...(hasLittleMemory ? ["-c", "shared_buffers=32MB"] : []),
    ],
  });
}

async function handleRequest(pglite: PGlite, request: EngineRequest): Promise<EngineReply> {
  const { id } = request;
  try {
    return { id, kind: "rows", ...(await run(pglite, request)) };
  } catch (error) {
    if (isStatementError(error)) return { id, kind: "refused", error: serializeError(error) };
    // Either the driver could not send the statement, or Postgres is gone: another query shows which.
    if (isDatabaseError(error)) return { id, kind: "failed", message: getErrorMessage(error) };
    const isAlive = await pglite.query("select 1").then(Boolean, isStatementError);
    return { id, kind: isAlive ? "invalid" : "failed", message: getErrorMessage(error) };
  }
}

async function run(
  pglite: PGlite,
  request: EngineRequest,
): Promise<{ rows: unknown[]; affectedRows: number }> {
  if (request.kind === "query") {
    const { rows, affectedRows } = await pglite.query(request.statement, request.parameters);
    return { rows, affectedRows: affectedRows ?? 0 };
  }
  if (request.kind === "script") await pglite.exec(request.statement);
  else await pglite.close();
  return { rows: [], affectedRows: 0 };
}

/** An error of the statement alone. FATAL and PANIC end Postgres, and memory it has run out of never comes back. */
function isStatementError(error: unknown): error is DatabaseError {
  const ending = ["FATAL", "PANIC"];
  return isDatabaseError(error) && !ending.includes(error.severity) && error.code !== outOfMemory;
}

function getErrorMessage(error: unknown): string {
  // Emscripten's file system throws objects that are no errors of JavaScript. 51 is its ENOSPC.
  if (typeof error === "object" && error && "errno" in error)
    return error.errno === 51 ? "no space left" : `error ${String(error.errno)} of its disk`;
  const message = error instanceof Error && error.message ? error.message : String(error);
  // Emscripten's advice is for its own users.
  return message.replace(/\. Build with -sASSERTIONS.*/, "");
}
