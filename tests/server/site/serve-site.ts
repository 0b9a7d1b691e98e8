import { afterAll } from "vitest";
import type { Config } from "../../../server/config.ts";
import { openServer } from "../../support/server.ts";

/** Serves the built site to the tests of a file. Pages are the same on each database. */
export async function serveSite(overrides?: Partial<Config>) {
  const site = await openServer(overrides);
  afterAll(site.stop);
  return site;
}
