import { afterAll, beforeAll } from "vitest";
import type { Config } from "../../server/config.ts";
import type { RunningServer } from "../../server/serve.ts";
import { type Engine, engines, type TestDatabase } from "../engines.ts";
import { startServer } from "../server.ts";

/** Serves the built site to the tests around the call, on the first engine unless one is named. */
export function serveSite(overrides: Partial<Config> = {}, engine: Engine | undefined = engines[0]) {
  let testDatabase: (TestDatabase & { remove(): Promise<void> }) | undefined;
  let server: RunningServer | undefined;
  beforeAll(async () => {
    testDatabase = await engine?.createTestDatabase();
    if (!testDatabase) throw new Error("There is no engine.");
    server = await startServer(testDatabase, overrides);
  });
  afterAll(async () => {
    await server?.stop();
    await testDatabase?.remove();
  });
  return {
    /** Without a trailing slash. */
    get url(): string {
      if (!server) throw new Error("The site is served only while tests run.");
      return server.url;
    },
  };
}
