import { Pool } from "pg";
import { log } from "../log.ts";
import { type Database, DatabaseUnavailable, isDatabaseError } from "./database.ts";

/** Milliseconds to wait for a connection, a free one or a new one: a server that is cut off never answers. */
const patience = 10_000;

/** Transactions that wait for a connection. */
const longestQueue = 1_000;

/** Seconds after which a connection is replaced: what its server process remembers of values it has read goes with it. */
const longestConnection = 600;

/** Opens the Postgres at `url` (version 15 or newer). Connections are made when needed, at most `connections`. */
export function openPostgres(url: string, connections = 10): Database {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: patience,
    maxLifetimeSeconds: longestConnection,
  });
  // An idle connection that breaks is replaced at the next use; without a listener it would end the process.
  pool.on("error", (error) => log("database.connection_lost", { error: error.message }));
  // So would one that breaks between two statements; the next statement on it fails, and its request with it.
  pool.on("connect", (client) => client.on("error", ignore));
  return {
    async transaction(work) {
      if (pool.waitingCount >= longestQueue) throw new DatabaseUnavailable("too many wait for it");
      const client = await pool.connect().catch((error: unknown) => {
        throw unavailableOr(error);
      });
      let broken: Error | undefined;
      try {
        await client.query("begin");
        const result = await work({
          async query(statement, parameters) {
            const { rows, rowCount } = await client.query(statement, parameters);
            return { rows, affected: rowCount ?? 0 };
          },
          async execute(script) {
            await client.query(script);
          },
        });
        await client.query("commit");
        return result;
      } catch (error) {
        await client.query("rollback").catch((reason: Error) => (broken = reason));
        throw unavailableOr(error);
      } finally {
        client.release(broken);
      }
    },
    close: () => pool.end(),
  };
}

/** A connection that broke or was never made, in the words of every engine; anything else stays as it is. */
function unavailableOr(error: unknown): unknown {
  if (!(error instanceof Error) || isDatabaseError(error)) return error;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  const isLost = /^(Connection terminated|timeout exceeded when trying to connect)/.test(error.message);
  return isLost || /^E[A-Z]+$/.test(code) ? new DatabaseUnavailable(error.message || code) : error;
}

function ignore() {}
