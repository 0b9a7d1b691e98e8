import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test as base } from "@playwright/test";
import type { Place } from "../engines.ts";
import { type ServerProcess, startProcess } from "../process.ts";
import { withoutComplaints } from "./complaints.ts";

export interface Fixtures {
  /** A server of this test's own, started as an operator would, on an empty folder. */
  server: ServerProcess & Place;
}

export const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads which fixtures are wanted from this pattern
  server: async ({}, use) => {
    const dataDir = await mkdtemp(join(tmpdir(), "nawat-"));
    const place = { dataDir, databaseUrl: undefined };
    const server = await startProcess(place);
    await use({ ...server, ...place });
    server.child.kill("SIGTERM");
    await server.ended;
    await rm(dataDir, { recursive: true, force: true });
  },
  baseURL: async ({ server }, use) => use(server.url),
  page: withoutComplaints,
});

export { expect };
