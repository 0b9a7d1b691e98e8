import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdir, rm } from "node:fs/promises";
import { createServer, type Socket } from "node:net";
import { dirname, join, resolve } from "node:path";
import { describeError } from "../../log/describe-error.ts";
import { log } from "../../log/log.ts";
import {
  type Database,
  DatabaseUnavailableError,
  isDatabaseError,
  type Transaction,
  type TransactionOptions,
} from "../database.ts";
import { type SerializedDatabaseError, serializeError } from "./engine-messages.ts";
import { readFrames, writeFrame } from "./frames.ts";

/** What a command sends. A connection is one transaction; closing it without a commit rolls back. */
export type CommandRequest =
  | { kind: "begin"; options: TransactionOptions }
  | { kind: "query"; statement: string; parameters: unknown[] | undefined }
  | { kind: "script"; statement: string }
  | { kind: "commit" };

/** One for each request. */
export type CommandReply =
  | { kind: "done"; rows: unknown[]; affectedRows: number }
  | { kind: "refused"; error: SerializedDatabaseError }
  | { kind: "unavailable"; reason: string };

/** A transaction holds up all others, so a command that is silent for so long is ended. */
const idleTimeoutMs = 10_000;

/**
 * Where the process that has `folder` listens for commands. Windows has no socket files, so there it is a named pipe: only the
 * same user, administrators and the system may write to it, and a client that cannot write is answered nothing.
 */
export function commandSocketPath(folder: string, platform = process.platform): string {
  if (platform !== "win32") return join(folder, "command", "socket");
  const hash = createHash("sha256").update(resolve(folder).toLowerCase()).digest("hex");
  return `\\\\.\\pipe\\nawat-${hash.slice(0, 32)}`;
}

/**
 * Lets the operator's commands use the database of this process, which alone may open the folder: by a socket that only its
 * own user may use. Returns how to stop. Without it, say on a path that is too long for a socket, the process runs all the same.
 */
export async function listenForCommands(folder: string, database: Database): Promise<() => Promise<void>> {
  const path = commandSocketPath(folder);
  // A named pipe is none, and ends with its process.
  const isFile = process.platform !== "win32";
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.once("close", () => sockets.delete(socket)));
    void serveTransaction(socket, database);
  });
  try {
    // What is left of a process that was killed; the folder's lock is ours.
    if (isFile) await rm(dirname(path), { recursive: true, force: true });
    // Until its own mode is set, others could open the socket: its folder keeps them out.
    if (isFile) await mkdir(dirname(path), { mode: 0o700 });
    server.listen(path);
    await once(server, "listening");
  } catch (error) {
    log("commands.not_reachable", describeError(error));
    return async () => {};
  }
  server.unref();
  return async () => {
    const closed = once(server, "close");
    server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  };
}

/** One transaction, ended by its commit or by the end of the connection. */
async function serveTransaction(socket: Socket, database: Database) {
  socket.on("error", () => {});
  socket.setTimeout(idleTimeoutMs, () => socket.destroy());
  const reply = (message: CommandReply) => writeFrame(socket, message);
  // Only our own commands, of the same user, can send anything.
  const requests = readFrames(socket) as AsyncGenerator<CommandRequest, undefined>;
  try {
    const { value: first } = await requests.next();
    if (first?.kind !== "begin") return;
    await database.transaction(async (transaction) => {
      await reply(done);
      for await (const request of iterate(requests)) {
        if (request.kind === "commit") return;
        socket.setTimeout(0);
        const answer = await answerRequest(transaction, request);
        socket.setTimeout(idleTimeoutMs);
        await reply(answer);
      }
      throw new Error("The command ended before its commit");
    }, first.options);
    await reply(done);
  } catch (error) {
    await reply(toFailure(error)).catch(() => {});
  } finally {
    socket.end();
  }
}

const done: CommandReply = { kind: "done", rows: [], affectedRows: 0 };

/** The rest of them; leaving the loop does not close the connection. */
async function* iterate<Item>(items: AsyncGenerator<Item, undefined>) {
  for (let next = await items.next(); !next.done; next = await items.next()) yield next.value;
}

async function answerRequest(transaction: Transaction, request: CommandRequest): Promise<CommandReply> {
  try {
    if (request.kind === "query") {
      return { kind: "done", ...(await transaction.query(request.statement, request.parameters)) };
    }
    if (request.kind === "script") await transaction.execute(request.statement);
    return done;
  } catch (error) {
    return toFailure(error);
  }
}

function toFailure(error: unknown): CommandReply {
  if (isDatabaseError(error)) return { kind: "refused", error: serializeError(error) };
  if (error instanceof DatabaseUnavailableError) return { kind: "unavailable", reason: error.reason };
  return { kind: "unavailable", reason: error instanceof Error ? error.message : String(error) };
}
