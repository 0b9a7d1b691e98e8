import { rm } from "node:fs/promises";
import type { TestDatabase } from "../engines.ts";
import { type ProcessOptions, type ServerProcess, startServerProcess } from "../server-process.ts";

/** Runs a server on the embedded database in `dataDir` while `use` lasts, then deletes both. */
export async function runServer(
  dataDir: string,
  use: (server: ServerProcess & TestDatabase) => Promise<void>,
  options?: ProcessOptions,
): Promise<void> {
  const testDatabase = { dataDir, databaseUrl: undefined };
  const server = await startServerProcess(testDatabase, options);
  await use({ ...server, ...testDatabase });
  server.child.kill("SIGTERM");
  await server.exited;
  await rm(dataDir, { recursive: true, force: true });
}
