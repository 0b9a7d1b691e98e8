import type { Config } from "../config.ts";
import type { Database } from "./database.ts";
import { connectToProcess } from "./embedded/command-client.ts";
import { commandSocketPath } from "./embedded/command-socket.ts";
import { hasDatabase } from "./embedded/data-folder.ts";
import { FolderLockedError } from "./embedded/folder-lock.ts";
import { openDatabase } from "./open-database.ts";

type OperatorConfig = Pick<Config, "databaseUrl" | "dataDir">;

/**
 * Opens the database of the configuration for a command: while a process has the embedded one, through that process.
 * Throws when there is none yet, unless it may `create` one.
 */
export async function openOperatorDatabase(
  { databaseUrl, dataDir }: OperatorConfig,
  { create = false } = {},
): Promise<Database> {
  if (!databaseUrl && !create && !hasDatabase(dataDir))
    throw new Error(`There is no database in ${dataDir}. Set DATA_DIR or DATABASE_URL as for the server.`);
  try {
    return await openDatabase({ databaseUrl, dataDir, databaseConnections: 1 });
  } catch (error) {
    if (error instanceof FolderLockedError) return connectToProcess(commandSocketPath(dataDir));
    throw error;
  }
}
