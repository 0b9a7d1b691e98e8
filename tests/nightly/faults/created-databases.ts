import { rm } from "node:fs/promises";
import { copyMigratedDatabase, dropDatabase } from "../../support/cluster-databases.ts";
import { createEmptyDataFolder } from "../../support/data-folder.ts";
import type { OwnTestDatabase } from "../../support/engines.ts";
import { type Cluster, startCluster } from "../../support/postgres-cluster.ts";

/** Databases as `tests/support/engines.ts` makes them, without the test runner. */
export interface CreatedDatabases {
  name: string;
  create(): Promise<OwnTestDatabase>;
}

export const embeddedDatabases: CreatedDatabases = {
  name: "embedded",
  async create() {
    const dataDir = await createEmptyDataFolder();
    return { dataDir, databaseUrl: undefined, remove: () => rm(dataDir, { recursive: true }) };
  },
};

/** Those of a Postgres of their own; the second ends it. */
export async function startPostgresDatabases(): Promise<[CreatedDatabases, Cluster]> {
  const cluster = await startCluster();
  const create = async () => {
    const { dataDir, remove } = await embeddedDatabases.create();
    const databaseUrl = await copyMigratedDatabase(cluster.url);
    return {
      dataDir,
      databaseUrl,
      remove: async () => {
        await dropDatabase(databaseUrl, cluster.url);
        await remove();
      },
    };
  };
  return [{ name: "Postgres", create }, cluster];
}
