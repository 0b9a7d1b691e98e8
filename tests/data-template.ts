import { rm } from "node:fs/promises";
import { buildTemplate } from "../server/database/embedded/build-template.ts";
import { openEmbedded } from "../server/database/embedded/embedded.ts";
import { builtTemplates } from "../server/database/embedded/template.ts";
import { migrate } from "../server/database/migrate.ts";
import { createEmptyDataFolder, removeAbandonedFolders, templateVariable } from "./data-folder.ts";

/** Prepares, once for a run, what `createDataFolder` copies. Returns how to remove it. */
export default async function createDataTemplate(): Promise<() => Promise<void>> {
  await removeAbandonedFolders();
  await buildTemplate(builtTemplates);
  const folder = await createEmptyDataFolder();
  const database = await openEmbedded(folder);
  await migrate(database);
  await database.close();
  process.env[templateVariable] = folder;
  return () => rm(folder, { recursive: true });
}
