import { rm } from "node:fs/promises";
import { openEmbedded } from "../server/database/embedded/embedded.ts";
import { migrate } from "../server/database/migrate.ts";
import { createEmptyDataFolder, templateVariable } from "./data-folder.ts";

/** Prepares, once for a run, what `createDataFolder` copies. Returns how to remove it. */
export default async function createDataTemplate(): Promise<() => Promise<void>> {
  const folder = await createEmptyDataFolder();
  const database = await openEmbedded(folder);
  await migrate(database);
  await database.close();
  process.env[templateVariable] = folder;
  return () => rm(folder, { recursive: true });
}
