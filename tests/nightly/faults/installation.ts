import { rm } from "node:fs/promises";
import { Client } from "pg";
import { copyMigratedDatabase } from "../../support/cluster-databases.ts";
import { createEmptyDataFolder } from "../../support/data-folder.ts";
import { type Cluster, startCluster } from "../../support/postgres-cluster.ts";
import { type Processes, startProcesses } from "../cluster/processes.ts";
import { startTcpProxy, type TcpProxy } from "../cluster/tcp-proxy.ts";

/** What faults happen to: two processes behind a balancer, and a Postgres of their own. */
export interface Installation {
  processes: Processes;
  cluster: Cluster;
  /** Between the processes and Postgres. */
  proxy: TcpProxy;
  /** Of these subjects of inquiries, those that are not in the database. */
  findLost(subjects: string[]): Promise<string[]>;
  close(): Promise<void>;
}

export async function startInstallation(): Promise<Installation> {
  const cluster = await startCluster();
  const databaseUrl = await copyMigratedDatabase(cluster.url);
  const proxy = await startTcpProxy(Number(new URL(databaseUrl).port));
  const dataDir = await createEmptyDataFolder();
  const processes = await startProcesses({ dataDir, databaseUrl: proxy.lead(databaseUrl) });
  return {
    cluster,
    proxy,
    processes,
    async findLost(subjects) {
      const client = new Client({ connectionString: databaseUrl });
      await client.connect();
      const { rows } = await client.query<{ subject: string }>(
        "select subject from unnest($1::text[]) as subject except select subject from public.inquiries",
        [subjects],
      );
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
