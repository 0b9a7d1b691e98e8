import { rm } from "node:fs/promises";
import { buildTemplate } from "../../server/database/embedded/build-template.ts";
import { openEmbedded } from "../../server/database/embedded/embedded.ts";
import { builtTemplates } from "../../server/database/embedded/template.ts";
import { migrate } from "../../server/database/migrate.ts";
import { clusterVariable } from "./cluster-databases.ts";
import {
  createEmptyDataFolder,
  findFastFolder,
  removeAbandonedFolders,
  templateVariable,
} from "./data-folder.ts";
import "./keep-engine-compiled.ts";
import { startCluster } from "./postgres-cluster.ts";

/**
 * One cluster and one embedded database for the whole run, whose projects ask one after the other; tests work on copies.
 * Returns how to remove them.
 */
export default async function prepareDatabases() {
  if (process.env[clusterVariable]) return;
  const [cluster, removeFolder] = await Promise.all([startCluster(findFastFolder()), createDataTemplate()]);
  process.env[clusterVariable] = cluster.url;
  return async () => {
    await Promise.all([cluster.stop(), removeFolder()]);
  };
}

/** What `createDataFolder` copies. */
async function createDataTemplate(): Promise<() => Promise<void>> {
  await removeAbandonedFolders();
  await buildTemplate(builtTemplates);
  const folder = await createEmptyDataFolder();
  const database = await openEmbedded(folder);
  await migrate(database);
  await database.close();
  process.env[templateVariable] = folder;
  return () => rm(folder, { recursive: true });
}
