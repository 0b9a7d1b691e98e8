import { expect } from "@playwright/test";
import { createEmptyDataFolder } from "../data-folder.ts";
import { failOnConsoleErrors } from "./console-errors.ts";
import { runServer } from "./run-server.ts";
import { emptySite } from "./site-database.ts";
import { type Site, test as base } from "./sites.ts";

export interface Fixtures {
  /** A server of this test's own, as after its start. Nobody has an account, and nothing was sent. */
  server: Site;
}

/** The process serves all tests of a worker, one after the other. */
export const test = base.extend<Fixtures>({
  server: async ({ ownSite }, use) => {
    await emptySite(ownSite);
    await use(ownSite);
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
