import { rm } from "node:fs/promises";
import { join } from "node:path";
import { Client } from "pg";
import { openDatabase } from "../../../server/database/open-database.ts";
import { copyMigratedDatabase } from "../../support/cluster-databases.ts";
import { createEmptyDataFolder } from "../../support/data-folder.ts";
import { type Cluster, startCluster } from "../../support/postgres-cluster.ts";
import { type Processes, startProcesses } from "../cluster/processes.ts";
import { startTcpProxy, type TcpProxy } from "../cluster/tcp-proxy.ts";

/** What faults happen to: processes behind a balancer. */
export interface Installation {
  processes: Processes;
  /** Of these subjects of inquiries, those that are not in the database. Nothing is sent any more. */
  findLost(subjects: string[]): Promise<string[]>;
  close(): Promise<void>;
}

export interface PostgresInstallation extends Installation {
  cluster: Cluster;
  /** Between the processes and Postgres. */
  proxy: TcpProxy;
}

/** One process with the embedded database. */
export async function startEmbeddedInstallation(): Promise<Installation> {
  const testDatabase = { dataDir: await createEmptyDataFolder(), databaseUrl: undefined };
  const processes = await startProcesses(testDatabase, { count: 1 });
  return {
    processes,
    async findLost(subjects) {
      // Only one process can open it.
      const [running] = processes.running;
      running?.child.kill("SIGTERM");
      await running?.exited;
      const database = await openDatabase(testDatabase);
      const { rows } = await database.transaction((t) =>
        t.query<{ subject: string }>(lostStatement, [subjects]),
      );
      await database.close();
      return rows.map(({ subject }) => subject);
    },
    async close() {
      await processes.stop();
      await rm(testDatabase.dataDir, { recursive: true });
    },
  };
}

const lostStatement =
  "select subject from unnest($1::text[]) as subject except select subject from public.inquiries";

/** Two processes and a Postgres of their own. */
export async function startPostgresInstallation(): Promise<PostgresInstallation> {
  const cluster = await startCluster();
  const databaseUrl = await copyMigratedDatabase(cluster.url);
  const proxy = await startTcpProxy(Number(new URL(databaseUrl).port));
  const dataDir = await createEmptyDataFolder();
  const processes = await startProcesses(
    { dataDir, databaseUrl: proxy.lead(databaseUrl) },
    { preload: join(import.meta.dirname, "../cluster/shift-clock.ts") },
  );
  return {
    cluster,
    proxy,
    processes,
    async findLost(subjects) {
      const client = new Client({ connectionString: databaseUrl });
      await client.connect();
      const { rows } = await client.query<{ subject: string }>(lostStatement, [subjects]);
      await client.end();
      return rows.map(({ subject }) => subject);
    },
    async close() {
      await processes.stop();
      await proxy.close();
      await cluster.stop();
      await rm(dataDir, { recursive: true });
    },
  };
}
