import type { Config } from "../config.ts";
import type { Database } from "./database.ts";
import { openEmbedded } from "./embedded/embedded.ts";
import { openPostgres } from "./postgres.ts";

type DatabaseConfig = Pick<Config, "databaseUrl" | "dataDir"> & Partial<Pick<Config, "databaseConnections">>;

/** Opens the database that the configuration selects: a Postgres, or the embedded one in the data folder. */
export async function openDatabase({
  databaseUrl,
  databaseConnections,
  dataDir,
}: DatabaseConfig): Promise<Database> {
  return databaseUrl ? openPostgres(databaseUrl, databaseConnections) : openEmbedded(dataDir);
}
