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

/** Where a server of a test keeps its data: the part of a configuration that chooses the engine. */
export type Place = Pick<Config, "dataDir" | "databaseUrl">;

export interface Engine {
  name: "PGlite" | "Postgres";
  /** An empty place for one test file; `remove` deletes it. The cluster is that of the run of the tests unless told. */
  makePlace(clusterUrl?: string): Promise<Place & { remove(): Promise<void> }>;
}

/** The same suites run on each. */
export const engines: Engine[] = [
  {
    name: "PGlite",
    async makePlace() {
      const dataDir = await temporaryFolder();
      return { dataDir, databaseUrl: undefined, remove: () => rm(dataDir, { recursive: true }) };
    },
  },
  {
    name: "Postgres",
    async makePlace(clusterUrl = inject("postgresUrl")) {
      const dataDir = await temporaryFolder();
      const url = new URL(clusterUrl);
      const name = `test_${randomUUID().replaceAll("-", "")}`;
      // Whatever the language of the machine that runs the tests.
      await onCluster(`create database ${name} ${inUnicode}`, clusterUrl);
      url.pathname = name;
      return {
        dataDir,
        databaseUrl: url.href,
        async remove() {
          await onCluster(`drop database ${name} with (force)`, clusterUrl);
          await rm(dataDir, { recursive: true });
        },
      };
    },
  },
];

export function openPlace({ dataDir, databaseUrl }: Place): Promise<Database> {
  return databaseUrl ? Promise.resolve(openPostgres(databaseUrl)) : openEmbedded(dataDir);
}

const inUnicode = "encoding 'UTF8' locale_provider builtin builtin_locale 'C.UTF-8' template template0";

function temporaryFolder() {
  return mkdtemp(join(tmpdir(), "nawat-"));
}

export async function onCluster(statement: string, clusterUrl = inject("postgresUrl")) {
  const client = new Client({ connectionString: clusterUrl });
  await client.connect();
  await client.query(statement);
  await client.end();
}
