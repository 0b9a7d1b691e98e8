import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test as base } from "@playwright/test";
import type { Place } from "../engines.ts";
import { type ServerProcess, startProcess } from "../process.ts";

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
  page: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on("pageerror", (error) => complaints.push(error.message));
    page.on("console", (message) => {
      if (message.type() === "error" && !isExpected(message.text())) complaints.push(message.text());
    });
    await use(page);
    expect(complaints, "what the browser complained about").toEqual([]);
  },
});

/** A refused call is part of several journeys; the browser reports it as a resource that failed. */
function isExpected(text: string): boolean {
  return /^Failed to load resource: (the server responded with a status of 4\d\d|net::ERR_)/.test(text);
}

export { expect };
