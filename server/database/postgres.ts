import { Pool } from "pg";
import type { Database } from "./database.ts";

/** Opens the Postgres at `url` (version 15 or newer). Connections are made when needed, at most `connections`. */
export function openPostgres(url: string, connections = 10): Database {
  const pool = new Pool({ connectionString: url, max: connections });
  // An idle connection that breaks is replaced at the next use; without a listener it would end the process.
  pool.on("error", (error) => console.warn(`database: idle connection lost: ${error.message}`));
  return {
    async transaction(work) {
      const client = await pool.connect();
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
        throw error;
      } finally {
        client.release(broken);
      }
    },
    close: () => pool.end(),
  };
}
