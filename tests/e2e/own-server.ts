import { expect, test as base } from "@playwright/test";
import { createDataFolder, createEmptyDataFolder } from "../data-folder.ts";
import type { TestDatabase } from "../engines.ts";
import type { ServerProcess } from "../server-process.ts";
import { failOnConsoleErrors } from "./console-errors.ts";
import { runServer } from "./run-server.ts";
import { emptySite } from "./site-database.ts";

export interface Fixtures {
  /** A server of this test's own, as after its start. Nobody has an account, and nothing was sent. */
  server: ServerProcess & TestDatabase;
}

/** The process serves all tests of a worker, one after the other. */
export const test = base.extend<Fixtures, { site: ServerProcess & TestDatabase }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads which fixtures are wanted from this pattern
    async ({}, use) => runServer(await createDataFolder(), use),
    { scope: "worker", timeout: 120_000 },
  ],
  server: async ({ site }, use) => {
    await emptySite(site);
    await use(site);
  },
  baseURL: async ({ server }, use) => use(server.url),
  page: failOnConsoleErrors,
});

/** A server started by an operator for the first time: on an empty folder, where it creates its database. */
export const testFirstStart = test.extend({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads which fixtures are wanted from this pattern
  server: async ({}, use) => runServer(await createEmptyDataFolder(), use),
});

export { expect };
