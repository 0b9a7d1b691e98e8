import { parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { type DatabaseError, isDatabaseError } from "../database.ts";
import { DurableFileSystem } from "./durable-file-system.ts";
import type { Opening, Refusal, Reply, Request } from "./messages.ts";

// The thread that runs the embedded Postgres. It answers one request after the other, in their order.
if (!parentPort) throw new Error("This file is run as a worker thread.");
const port = parentPort;

/** SQLSTATE */
const outOfMemory = "53200";

try {
  // `Engine.open` passes the folder as the thread's data.
  const pglite = await open(workerData as string);
  port.on("message", async (request: Request) => {
    port.postMessage(await answer(pglite, request));
    if (request.kind === "close") port.close();
  });
  port.postMessage({ kind: "opened" } satisfies Opening);
} catch (error) {
  port.postMessage({ kind: "not opened", message: messageOf(error) } satisfies Opening);
}

function open(folder: string): Promise<PGlite> {
  return PGlite.create({
    fs: new DurableFileSystem(folder),
    startParams: [
      ...PGlite.defaultStartParams.filter((parameter) => parameter !== "-F"),
      ...["-c", "fsync=on", "-c", "wal_sync_method=fsync"],
    ],
  });
}

async function answer(pglite: PGlite, request: Request): Promise<Reply> {
  const { id } = request;
  try {
    return { id, kind: "rows", ...(await run(pglite, request)) };
  } catch (error) {
    if (isRefusal(error)) return { id, kind: "refused", refusal: toRefusal(error) };
    // Either the driver could not send the statement, or Postgres is gone: asking it once more tells.
    if (isDatabaseError(error)) return { id, kind: "failed", message: messageOf(error) };
    const isAlive = await pglite.query("select 1").then(Boolean, isRefusal);
    return { id, kind: isAlive ? "invalid" : "failed", message: messageOf(error) };
  }
}

async function run(pglite: PGlite, request: Request): Promise<{ rows: unknown[]; affected: number }> {
  if (request.kind === "query") {
    const { rows, affectedRows } = await pglite.query(request.statement, request.parameters);
    return { rows, affected: affectedRows ?? 0 };
  }
  if (request.kind === "script") await pglite.exec(request.statement);
  else await pglite.close();
  return { rows: [], affected: 0 };
}

/** Postgres goes on after a refusal; what is fatal ends it, and memory it has run out of never comes back. */
function isRefusal(error: unknown): error is DatabaseError {
  const ending = ["FATAL", "PANIC"];
  return isDatabaseError(error) && !ending.includes(error.severity) && error.code !== outOfMemory;
}

function toRefusal(error: DatabaseError): Refusal {
  const { message, severity, code, detail, hint } = error;
  return { message, severity, code, detail, hint };
}

function messageOf(error: unknown): string {
  return error instanceof Error && error.message ? error.message : String(error);
}
