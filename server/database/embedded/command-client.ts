import { once } from "node:events";
import { createConnection } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import {
  type Database,
  DatabaseUnavailableError,
  type QueryResult,
  type Transaction,
  type TransactionOptions,
} from "../database.ts";
import type { CommandReply, CommandRequest } from "./command-socket.ts";
import { parseError } from "./engine-messages.ts";
import { readFrames, writeFrame } from "./frames.ts";

/** Milliseconds a command waits for its turn, and between two attempts: an operator's work goes on while many visitors wait. */
const maxWaitMs = 60_000;
const retryMs = 200;

/** The embedded database of another process, which listens at `path`. Each transaction is a connection of its own. */
export function connectToProcess(path: string, waitMs = maxWaitMs): Database {
  return {
    transaction: (work, options = {}) => runInTurn(path, work, options, performance.now() + waitMs),
    load: () => ({ connections: 0, idle: 0, waiting: 0 }),
    async close() {},
  };
}

/** Nothing was begun. */
class NotBegun extends Error {}

async function runInTurn<Result>(
  path: string,
  work: (transaction: Transaction) => Promise<Result>,
  options: TransactionOptions,
  deadline: number,
): Promise<Result> {
  for (;;) {
    try {
      return await runTransaction(path, work, options);
    } catch (error) {
      if (!(error instanceof NotBegun)) throw error;
      if (performance.now() > deadline) throw error.cause;
      await wait(retryMs);
    }
  }
}

async function runTransaction<Result>(
  path: string,
  work: (transaction: Transaction) => Promise<Result>,
  options: TransactionOptions,
): Promise<Result> {
  const socket = createConnection(path);
  await once(socket, "connect").catch(({ code, message }: NodeJS.ErrnoException) => {
    const reason = code === "EINVAL" ? `${path} is too long for a socket: stop it first` : message;
    throw new DatabaseUnavailableError(`the process that has it does not answer (${reason})`);
  });
  socket.on("error", () => {});
  const replies = readFrames(socket) as AsyncGenerator<CommandReply, undefined>;
  const send = async <Row>(request: CommandRequest): Promise<QueryResult<Row>> => {
    await writeFrame(socket, request).catch(() => {});
    // The process may be gone.
    const { value: reply } = await replies.next().catch(() => ({ value: undefined }));
    if (!reply) throw new DatabaseUnavailableError("the process that has it closed the connection");
    if (reply.kind === "refused") throw parseError(reply.error);
    if (reply.kind === "unavailable") throw new DatabaseUnavailableError(reply.reason);
    return { rows: reply.rows as Row[], affectedRows: reply.affectedRows };
  };
  try {
    await send({ kind: "begin", options }).catch((cause: unknown) => {
      throw cause instanceof DatabaseUnavailableError ? new NotBegun("", { cause }) : cause;
    });
    const result = await work({
      query: (statement, parameters) => send({ kind: "query", statement, parameters }),
      async execute(statement) {
        await send({ kind: "script", statement });
      },
    });
    await send({ kind: "commit" });
    return result;
  } finally {
    socket.destroy();
  }
}
