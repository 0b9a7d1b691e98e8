import { randomBytes, timingSafeEqual } from "node:crypto";
import { once } from "node:events";
import { rm, writeFile } from "node:fs/promises";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { deserialize, serialize } from "node:v8";
import {
  type Database,
  DatabaseUnavailableError,
  isDatabaseError,
  type Transaction,
  type TransactionOptions,
} from "../database.ts";
import { type SerializedDatabaseError, serializeError } from "./engine-messages.ts";

/** A POST of a command. A connection is one transaction; closing it without a commit rolls back. */
export type CommandRequest =
  | { kind: "begin"; options: TransactionOptions }
  | { kind: "query"; statement: string; parameters: unknown[] | undefined }
  | { kind: "script"; statement: string }
  | { kind: "commit" };

export type CommandReply =
  | { kind: "done"; rows: unknown[]; affectedRows: number }
  | { kind: "refused"; error: SerializedDatabaseError }
  | { kind: "unavailable"; reason: string };

/** The content of the file `command`. */
export interface Address {
  port: number;
  token: string;
}

/** A transaction holds up all others, so a command that is silent for so long is ended. */
const idleTimeoutMs = 10_000;

/** The limit of one request. A batch of rows of a backup is a tenth of it. */
const maxBytes = 64 * 1024 * 1024;

/** The file of `folder` that tells a command where to ask, and with which token. Who may read it may read the database. */
export function commandFile(folder: string): string {
  return join(folder, "command");
}

/** Removes the file that a killed process left: another process may listen on its port by now. */
export async function removeCommandFile(folder: string): Promise<void> {
  await rm(commandFile(folder), { recursive: true, force: true });
}

/** Lets the operator's commands use the database of this process, which alone may open `folder`. Returns how to stop. */
export async function listenForCommands(folder: string, database: Database): Promise<() => Promise<void>> {
  const token = randomBytes(32).toString("base64url");
  const transactions = new WeakMap<Socket, OpenTransaction>();
  const server = createServer(async (request, response) => {
    const { socket } = request;
    if (!isOurs(request, token)) return socket.destroy();
    try {
      const command = deserialize(await buffer(request)) as CommandRequest;
      if (command.kind === "begin") transactions.set(socket, begin(socket, database, command.options));
      response.end(serialize(await answer(command, transactions.get(socket))));
    } catch {
      socket.destroy();
    }
    return undefined;
  });
  server.keepAliveTimeout = idleTimeoutMs;
  // Every user of the machine can connect, and must not keep the operator out.
  server.headersTimeout = 2_000;
  server.maxConnections = 100;
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  server.unref();
  const { port } = server.address() as AddressInfo;
  const address: Address = { port, token };
  await writeFile(commandFile(folder), JSON.stringify(address), { mode: 0o600, flag: "wx" });
  return async () => {
    const closed = once(server, "close");
    server.close();
    server.closeAllConnections();
    await Promise.all([closed, removeCommandFile(folder)]);
  };
}

/** Pages of a browser cannot send it: they know no token, may not set the header without asking, and name their origin. */
function isOurs({ method, headers, socket }: IncomingMessage, token: string): boolean {
  const given = Buffer.from(headers.authorization ?? "");
  const expected = Buffer.from(`Bearer ${token}`);
  return (
    method === "POST" &&
    headers.host === `127.0.0.1:${socket.localPort}` &&
    headers.origin === undefined &&
    given.length === expected.length &&
    timingSafeEqual(given, expected) &&
    Number(headers["content-length"]) <= maxBytes
  );
}

interface OpenTransaction {
  begun: Promise<Transaction>;
  commit(): Promise<void>;
}

/** Ended by its commit or by the end of the connection. */
function begin(socket: Socket, database: Database, options: TransactionOptions): OpenTransaction {
  const begun = Promise.withResolvers<Transaction>();
  const over = Promise.withResolvers<void>();
  over.promise.catch(() => {});
  socket.once("close", () => over.reject(new Error("The command ended before its commit")));
  const finished = database.transaction((transaction) => {
    begun.resolve(transaction);
    return over.promise;
  }, options);
  finished.catch(begun.reject);
  return {
    begun: begun.promise,
    commit() {
      over.resolve();
      return finished;
    },
  };
}

async function answer(command: CommandRequest, open: OpenTransaction | undefined): Promise<CommandReply> {
  if (!open) return { kind: "unavailable", reason: "the transaction has ended" };
  try {
    const transaction = await open.begun;
    if (command.kind === "query") {
      return { kind: "done", ...(await transaction.query(command.statement, command.parameters)) };
    }
    if (command.kind === "script") await transaction.execute(command.statement);
    if (command.kind === "commit") await open.commit();
    return { kind: "done", rows: [], affectedRows: 0 };
  } catch (error) {
    return toFailure(error);
  }
}

function toFailure(error: unknown): CommandReply {
  if (isDatabaseError(error)) return { kind: "refused", error: serializeError(error) };
  if (error instanceof DatabaseUnavailableError) return { kind: "unavailable", reason: error.reason };
  return { kind: "unavailable", reason: error instanceof Error ? error.message : String(error) };
}
