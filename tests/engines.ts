import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { inject } from "vitest";
import type { Config } from "../server/config.ts";
import type { Database } from "../server/database/database.ts";
import { openEmbedded } from "../server/database/embedded/embedded.ts";
import { openPostgres } from "../server/database/postgres.ts";

/** Where a test's server keeps its data: the part of its configuration that selects the engine. */
export type TestDatabase = Pick<Config, "dataDir" | "databaseUrl">;

export interface Engine {
  name: "PGlite" | "Postgres";
  /** An empty database for one test file; `remove` deletes it. Uses the test run's cluster unless one is given. */
  createTestDatabase(clusterUrl?: string): Promise<TestDatabase & { remove(): Promise<void> }>;
}

/** The same suites run on each. */
export const engines: Engine[] = [
  {
    name: "PGlite",
    async createTestDatabase() {
      const dataDir = await createTemporaryFolder();
      return { dataDir, databaseUrl: undefined, remove: () => rm(dataDir, { recursive: true }) };
    },
  },
  {
    name: "Postgres",
    async createTestDatabase(clusterUrl = inject("postgresUrl")) {
      const dataDir = await createTemporaryFolder();
      const url = new URL(clusterUrl);
      const name = `test_${randomUUID().replaceAll("-", "")}`;
      // Independent of the locale of the machine that runs the tests.
      await executeOnCluster(`create database ${name} ${utf8Options}`, clusterUrl);
      url.pathname = name;
      return {
        dataDir,
        databaseUrl: url.href,
        async remove() {
          await executeOnCluster(`drop database ${name} with (force)`, clusterUrl);
          await rm(dataDir, { recursive: true });
        },
      };
    },
  },
];

export function openTestDatabase({ dataDir, databaseUrl }: TestDatabase): Promise<Database> {
  return databaseUrl ? Promise.resolve(openPostgres(databaseUrl)) : openEmbedded(dataDir);
}

const utf8Options = "encoding 'UTF8' locale_provider builtin builtin_locale 'C.UTF-8' template template0";

function createTemporaryFolder() {
  return mkdtemp(join(tmpdir(), "nawat-"));
}

export async function executeOnCluster(statement: string, clusterUrl = inject("postgresUrl")) {
  const client = new Client({ connectionString: clusterUrl });
  await client.connect();
  await client.query(statement);
  await client.end();
}
