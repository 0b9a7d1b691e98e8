import { expect, test as base } from "@playwright/test";
import { createDataFolder, createEmptyDataFolder } from "../data-folder.ts";
import type { TestDatabase } from "../engines.ts";
import type { ServerProcess } from "../server-process.ts";
import { failOnConsoleErrors } from "./console-errors.ts";
import { runServer } from "./run-server.ts";

export interface Fixtures {
  /** A server of this test's own, started as an operator would. Nobody has an account, and nothing was sent. */
  server: ServerProcess & TestDatabase;
  /** It is started on an empty folder, where it creates its database first. */
  isFirstStart: boolean;
}

export const test = base.extend<Fixtures>({
  isFirstStart: [false, { option: true }],
  server: async ({ isFirstStart }, use) =>
    runServer(isFirstStart ? await createEmptyDataFolder() : await createDataFolder(), use),
  baseURL: async ({ server }, use) => use(server.url),
  page: failOnConsoleErrors,
});

export { expect };
