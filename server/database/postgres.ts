import { type ClientBase, Pool, type QueryConfig } from "pg";
import { runInBackground } from "../current-request.ts";
import { describeError } from "../log/describe-error.ts";
import { explainServer } from "../log/explain-failure.ts";
import { log } from "../log/log.ts";
import {
  beginScript,
  type Database,
  DatabaseUnavailableError,
  isDatabaseError,
  maxWaitingTransactions,
  type Transaction,
} from "./database.ts";

/** To wait for a connection, a free one or a new one: an unreachable server never answers. */
const connectTimeoutMs = 5_000;

/** Postgres may take so long to begin, to commit or to roll back. */
const commitTimeoutMs = 5_000;

/** A statement that Postgres should have ended by itself is given up so much later: then nobody is there. */
const graceMs = 2_000;

/** After which a connection is replaced, and with it what its server process has cached of the values it parsed. */
const maxConnectionSeconds = 600;

/** Milliseconds after which Postgres ends what a frozen process leaves behind. The address may say otherwise: `?lock_timeout=…`. */
const sessionTimeouts = {
  statement_timeout: 60_000,
  lock_timeout: 5_000,
  idle_in_transaction_session_timeout: 10_000,
};

/** Opens the Postgres at `url` (version 15 or newer) with at most `connections`. No wait for it is without end. */
export function openPostgres(url: string, connections = 10): Database {
  const pool = new Pool({
    ...sessionTimeouts,
    connectionString: url,
    fallback_application_name: "nawat",
    max: connections,
    connectionTimeoutMillis: connectTimeoutMs,
    maxLifetimeSeconds: maxConnectionSeconds,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  });
  // An idle connection that breaks is replaced at the next use; without a listener it would end the process.
  pool.on("error", (error) =>
    // Its events belong to the request that opened it.
    runInBackground(() => log("database.connection_lost", describeError(error))),
  );
  // A connection that breaks between two statements would end it too. Here the next statement fails, and its request with it.
  pool.on("connect", (client) => client.on("error", noop));
  return {
    async transaction(work, options = {}) {
      const { statementTimeoutMs = sessionTimeouts.statement_timeout } = options;
      if (pool.waitingCount >= maxWaitingTransactions)
        throw new DatabaseUnavailableError("too many wait for it");
      const client = await pool.connect().catch((error: Error) => {
        throw new DatabaseUnavailableError(explainServer(error, nameHost(url), "DATABASE_URL"));
      });
      const connection = toConnection(client);
      try {
        await connection.send(beginScript(options), commitTimeoutMs);
        const result = await work(toTransaction(connection, statementTimeoutMs + graceMs));
        await connection.send("commit", commitTimeoutMs);
        return result;
      } catch (error) {
        // One that is lost is closed, which rolls back; to ask it would only take longer.
        if (!connection.lost()) await connection.rollBack();
        throw toUnavailableError(error);
      } finally {
        client.release(connection.lost());
      }
    },
    waiting: () => pool.waitingCount,
    close: () => pool.end(),
  };
}

function nameHost(url: string): string {
  const { host, searchParams } = new URL(url);
  return searchParams.get("host") ?? host;
}

/** pg reads this from a query, although its types do not say so. */
interface TimedQuery extends QueryConfig {
  query_timeout: number;
}

type Connection = ReturnType<typeof toConnection>;

function toConnection(client: ClientBase) {
  let lost: Error | undefined;
  /** One statement, or several without `values`. Without an answer in time the connection is lost. */
  async function send(text: string, timeoutMs: number, values?: unknown[]) {
    const query: TimedQuery = { text, query_timeout: timeoutMs, ...(values && { values }) };
    return client.query(query).catch((error: unknown) => {
      if (isConnectionError(error)) lost = error;
      throw error;
    });
  }
  return {
    /** Why nothing more can be sent. */
    lost: () => lost,
    send,
    rollBack: () => send("rollback", commitTimeoutMs).catch((error: Error) => (lost = error)),
  };
}

function toTransaction(connection: Connection, timeoutMs: number): Transaction {
  return {
    async query(statement, parameters) {
      const { rows, rowCount } = await connection.send(statement, timeoutMs, parameters);
      return { rows, affectedRows: rowCount ?? 0 };
    },
    async execute(script) {
      await connection.send(script, timeoutMs);
    },
  };
}

/** Turns an error of the connection into the one all engines throw; returns any other unchanged. */
function toUnavailableError(error: unknown): unknown {
  if (isConnectionError(error)) return new DatabaseUnavailableError(error.message || error.name);
  return isFileLimit(error) ? Object.assign(error, { code: diskFull }) : error;
}

const diskFull = "53100";

/** The limit of a file's size, which Postgres calls an internal error, is to us what a full disk is. */
function isFileLimit(error: unknown): error is Error {
  return isDatabaseError(error) && error.code === "XX000" && error.message.endsWith(": File too large");
}

/** Lost, never made, or ended by Postgres: FATAL and PANIC end the connection. */
function isConnectionError(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  if (isDatabaseError(error)) return error.severity === "FATAL" || error.severity === "PANIC";
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  return /^E[A-Z]+$/.test(code) || connectionMessages.test(error.message);
}

/** pg gives these errors no code. */
const connectionMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error)/;

function noop() {}
