import { rm } from "node:fs/promises";
import { expect } from "@playwright/test";
import { createEmptyDataFolder } from "../data-folder.ts";
import { startServerProcess } from "../server-process.ts";
import { failOnConsoleErrors } from "./console-errors.ts";
import { emptySite } from "./empty-site.ts";
import { type Site, test as base } from "./sites.ts";

/** A server as after its start, one for all tests of a worker: nobody has an account, and nothing was sent. */
export const test = base.extend<{ server: Site }>({
  server: async ({ ownSite }, use) => {
    await emptySite(ownSite);
    await use(ownSite);
  },
  baseURL: async ({ server }, use) => use(server.url),
  page: failOnConsoleErrors,
});

/** A server started by an operator for the first time: on an empty folder, where it creates its database. */
export const testFirstStart = base.extend<{ server: { url: string; dataDir: string } }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads which fixtures are wanted from this pattern
  server: async ({}, use) => {
    const dataDir = await createEmptyDataFolder();
    const { url, child, exited } = await startServerProcess({ dataDir, databaseUrl: undefined });
    await use({ url, dataDir });
    child.kill("SIGTERM");
    await exited;
    await rm(dataDir, { recursive: true });
  },
  baseURL: async ({ server }, use) => use(server.url),
  page: failOnConsoleErrors,
});

export { expect };
