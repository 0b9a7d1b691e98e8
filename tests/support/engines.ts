import { rm } from "node:fs/promises";
import type { Config } from "../../server/config.ts";
import { migrate } from "../../server/database/migrate.ts";
import { openDatabase } from "../../server/database/open-database.ts";
import {
  copyMigratedDatabase,
  createEmptyDatabase,
  dropDatabase,
  findClusterUrl,
} from "./cluster-databases.ts";
import { createDataFolder, createEmptyDataFolder } from "./data-folder.ts";

/** Where a test's server keeps its data: the part of its configuration that selects the engine. */
export type TestDatabase = Pick<Config, "dataDir" | "databaseUrl">;

export type OwnTestDatabase = TestDatabase & {
  /** Deletes it. */
  remove(): Promise<void>;
};

export interface Engine {
  name: "PGlite" | "Postgres";
  /** A database without rows for one test file. Uses the test run's cluster unless one is given. */
  createTestDatabase(clusterUrl?: string): Promise<OwnTestDatabase>;
  /** The same, without tables too: for tests of a first start. */
  createEmptyTestDatabase(): Promise<OwnTestDatabase>;
}

export const embedded: Engine = {
  name: "PGlite",
  createTestDatabase: async () => inFolder(await createDataFolder()),
  createEmptyTestDatabase: async () => inFolder(await createEmptyDataFolder()),
};

export const postgres: Engine = {
  name: "Postgres",
  async createTestDatabase(clusterUrl = findClusterUrl()) {
    return onCluster(await copyMigratedDatabase(clusterUrl), clusterUrl);
  },
  async createEmptyTestDatabase() {
    const clusterUrl = findClusterUrl();
    return onCluster(await createEmptyDatabase(clusterUrl), clusterUrl);
  },
};

/** Suites about a driver, a start or what is on the disk run on each. */
export const everyEngine = [embedded, postgres];

/** Suites about the rules in SQL run on Postgres, and in `npm run test:all` on each. */
export const engines = process.env["TEST_ALL"] ? everyEngine : [postgres];

function inFolder(dataDir: string): OwnTestDatabase {
  return { dataDir, databaseUrl: undefined, remove: () => rm(dataDir, { recursive: true }) };
}

async function onCluster(databaseUrl: string, clusterUrl: string): Promise<OwnTestDatabase> {
  const { dataDir, remove } = inFolder(await createEmptyDataFolder());
  return {
    dataDir,
    databaseUrl,
    async remove() {
      await dropDatabase(databaseUrl, clusterUrl);
      await remove();
    },
  };
}

/** A migrated database of its own, already open; `close` deletes it too. */
export async function openMigratedDatabase(engine: Engine) {
  const testDatabase = await engine.createTestDatabase();
  const database = await openDatabase(testDatabase);
  await migrate(database);
  return {
    testDatabase,
    database,
    async close() {
      await database.close();
      await testDatabase.remove();
    },
  };
}
