import type { Config } from "../config.ts";
import type { Database } from "./database.ts";
import { connectToProcess } from "./embedded/command-client.ts";
import { hasDatabase } from "./embedded/data-folder.ts";
import { openEmbedded } from "./embedded/embedded.ts";
import { FolderLockedError } from "./embedded/folder-lock.ts";
import { openPostgres } from "./postgres.ts";

type DatabaseConfig = Pick<Config, "databaseUrl" | "dataDir">;

/** Opens the database that the configuration selects: a Postgres, or the embedded one in the data folder. */
export async function openDatabase(
  { databaseUrl, dataDir }: DatabaseConfig,
  settings: Record<string, string> = {},
): Promise<Database> {
  const database = databaseUrl ? openPostgres(databaseUrl) : await openEmbedded(dataDir);
  return { ...database, settings };
}

/** Opens the database for a command, through the process that has it if need be. Throws when there is none, unless it may `create` one. */
export async function openOperatorDatabase(
  config: DatabaseConfig,
  { create = false, settings = {} }: { create?: boolean; settings?: Record<string, string> } = {},
): Promise<Database> {
  const { databaseUrl, dataDir } = config;
  if (!databaseUrl && !create && !hasDatabase(dataDir))
    throw new Error(`There is no database in ${dataDir}. Set DATA_DIR or DATABASE_URL as for the server.`);
  try {
    return await openDatabase(config, settings);
  } catch (error) {
    if (error instanceof FolderLockedError) return { ...connectToProcess(dataDir), settings };
    throw error;
  }
}
