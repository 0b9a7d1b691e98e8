import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test as base } from "@playwright/test";
import type { TestDatabase } from "../engines.ts";
import { type ServerProcess, startServerProcess } from "../server-process.ts";
import { failOnConsoleErrors } from "./console-errors.ts";

export interface Fixtures {
  /** A server of this test's own, started as an operator would, on an empty folder. */
  server: ServerProcess & TestDatabase;
}

export const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads which fixtures are wanted from this pattern
  server: async ({}, use) => {
    const dataDir = await mkdtemp(join(tmpdir(), "nawat-"));
    const testDatabase = { dataDir, databaseUrl: undefined };
    const server = await startServerProcess(testDatabase);
    await use({ ...server, ...testDatabase });
    server.child.kill("SIGTERM");
    await server.exited;
    await rm(dataDir, { recursive: true, force: true });
  },
  baseURL: async ({ server }, use) => use(server.url),
  page: failOnConsoleErrors,
});

export { expect };
