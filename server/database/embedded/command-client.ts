import { readFile } from "node:fs/promises";
import { Agent, type IncomingMessage, request } from "node:http";
import { buffer } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { deserialize, serialize } from "node:v8";
import {
  type Database,
  DatabaseUnavailableError,
  type QueryResult,
  type Transaction,
  type TransactionOptions,
} from "../database.ts";
import { type Address, commandFile, type CommandReply, type CommandRequest } from "./command-listener.ts";
import { parseError } from "./engine-messages.ts";

/** Milliseconds a command waits for its turn, and between two attempts: an operator's work goes on while many visitors wait. */
const maxWaitMs = 60_000;
const retryMs = 200;

/** The embedded database of another process, which has `folder`. Each transaction is a connection of its own. */
export function connectToProcess(folder: string, waitMs = maxWaitMs): Database {
  return {
    transaction: (work, options = {}) => runTransaction(folder, work, options, performance.now() + waitMs),
    waiting: () => 0,
    async close() {},
  };
}

async function runTransaction<Result>(
  folder: string,
  work: (transaction: Transaction) => Promise<Result>,
  options: TransactionOptions,
  deadline: number,
): Promise<Result> {
  const { send, close } = await begin(folder, options, deadline);
  try {
    const result = await work({
      query: (statement, parameters) => send({ kind: "query", statement, parameters }),
      async execute(statement) {
        await send({ kind: "script", statement });
      },
    });
    await send({ kind: "commit" });
    return result;
  } finally {
    close();
  }
}

/** Tries until `deadline`: the process may be starting, or have too many that wait. */
async function begin(folder: string, options: TransactionOptions, deadline: number): Promise<Connection> {
  for (;;) {
    const connection = connect(folder);
    try {
      await connection.send({ kind: "begin", options });
      return connection;
    } catch (error) {
      connection.close();
      if (!(error instanceof DatabaseUnavailableError) || performance.now() > deadline) throw error;
      await wait(retryMs);
    }
  }
}

interface Connection {
  send<Row>(command: CommandRequest): Promise<QueryResult<Row>>;
  close(): void;
}

function connect(folder: string): Connection {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return {
    async send<Row>(command: CommandRequest) {
      const reply = await post(folder, agent, serialize(command)).catch((error: Error) => {
        throw new DatabaseUnavailableError(`the process that has it does not answer (${error.message})`);
      });
      if (reply.kind === "refused") throw parseError(reply.error);
      if (reply.kind === "unavailable") throw new DatabaseUnavailableError(reply.reason);
      return { rows: reply.rows as Row[], affectedRows: reply.affectedRows };
    },
    close: () => agent.destroy(),
  };
}

async function post(folder: string, agent: Agent, body: Buffer): Promise<CommandReply> {
  const { port, token } = JSON.parse(await readFile(commandFile(folder), "utf8")) as Address;
  const headers = { Authorization: `Bearer ${token}`, "Content-Length": body.length };
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  request({ host: "127.0.0.1", port, method: "POST", headers, agent }, resolve).on("error", reject).end(body);
  return deserialize(await buffer(await promise)) as CommandReply;
}
