import { dirname } from "node:path";
import type { Database } from "../database.ts";
import {
  hasDatabase,
  openDataFolder,
  prepareFolder,
  requireLockFile,
  requireOwnFolder,
} from "./data-folder.ts";
import { createEmbeddedDatabase } from "./embedded-database.ts";
import { type Engine, openEngine } from "./engine.ts";
import { lockFolder } from "./folder-lock.ts";
import { listenForCommands, removeCommandFile } from "./command-listener.ts";
import { builtTemplates, copyTemplate } from "./template.ts";

/**
 * Opens the database in `folder`, created on first use, for one process. Postgres runs in a thread of its own, and when it fails,
 * the process ends. Commands reach it as the file `command` says. See docs/decisions/database.md.
 */
export async function openEmbedded(folder: string, templates = builtTemplates): Promise<Database> {
  await prepareFolder(folder);
  requireLockFile(folder);
  if (!hasDatabase(folder)) requireOwnFolder(folder);
  const unlock = lockFolder(folder);
  try {
    // Not before: root's commands may use the process that has the folder.
    requireOwnFolder(folder);
    await removeCommandFile(folder);
    const create = async (postgres: string) => {
      await copyTemplate(postgres, templates);
      return openOrExplain(postgres);
    };
    const database = createEmbeddedDatabase(await openDataFolder(folder, openOrExplain, create));
    const stopListening = await listenForCommands(folder, database);
    return {
      ...database,
      async close() {
        await stopListening();
        await database.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

async function openOrExplain(postgres: string): Promise<Engine> {
  try {
    return await openEngine(postgres);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    const otherwise = hasDatabase(dirname(postgres))
      ? "Otherwise they are damaged: move the folder away and restore your last backup."
      : "Nothing is lost: the database is new, and the next start creates it.";
    throw new Error(
      `The database in ${postgres} cannot be opened (${reason}). Is the disk full, are its files limited in ` +
        `size, or may this user not write them? ${otherwise}`,
      { cause },
    );
  }
}
