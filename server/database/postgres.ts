import { Pool } from "pg";
import { log } from "../log.ts";
import {
  type Database,
  DatabaseUnavailableError,
  isDatabaseError,
  maxWaitingTransactions,
} from "./database.ts";

/** To wait for a connection, a free one or a new one: an unreachable server never answers. */
const connectTimeoutMs = 10_000;

/** After which a connection is replaced, and with it what its server process has cached of the values it parsed. */
const maxConnectionSeconds = 600;

/** Opens the Postgres at `url` (version 15 or newer). Connections are made when needed, at most `connections`. */
export function openPostgres(url: string, connections = 10): Database {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: connectTimeoutMs,
    maxLifetimeSeconds: maxConnectionSeconds,
  });
  // An idle connection that breaks is replaced at the next use; without a listener it would end the process.
  pool.on("error", (error) => log("database.connection_lost", { error: error.message }));
  // So would one that breaks between two statements; the next statement on it fails, and its request with it.
  pool.on("connect", (client) => client.on("error", noop));
  return {
    async transaction(work) {
      if (pool.waitingCount >= maxWaitingTransactions)
        throw new DatabaseUnavailableError("too many wait for it");
      const client = await pool.connect().catch((error: unknown) => {
        throw toUnavailableError(error);
      });
      let rollbackError: Error | undefined;
      try {
        await client.query("begin");
        const result = await work({
          async query(statement, parameters) {
            const { rows, rowCount } = await client.query(statement, parameters);
            return { rows, affectedRows: rowCount ?? 0 };
          },
          async execute(script) {
            await client.query(script);
          },
        });
        await client.query("commit");
        return result;
      } catch (error) {
        await client.query("rollback").catch((reason: Error) => (rollbackError = reason));
        throw toUnavailableError(error);
      } finally {
        client.release(rollbackError);
      }
    },
    close: () => pool.end(),
  };
}

/** Turns an error of the connection into the one all engines throw; returns any other unchanged. */
function toUnavailableError(error: unknown): unknown {
  if (!(error instanceof Error) || isDatabaseError(error)) return error;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  const isLost = /^(Connection terminated|timeout exceeded when trying to connect)/.test(error.message);
  return isLost || /^E[A-Z]+$/.test(code) ? new DatabaseUnavailableError(error.message || code) : error;
}

function noop() {}
