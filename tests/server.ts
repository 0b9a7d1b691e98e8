import { join } from "node:path";
import { type Config, parseConfig } from "../server/config.ts";
import { type RunningServer, serve } from "../server/serve.ts";
import type { TestDatabase } from "./engines.ts";
import { findFreePort } from "./free-port.ts";

/** The site as `npm run build` made it: pages and their headers are tested as they are served. */
export const builtSiteFolder = join(import.meta.dirname, "../build/client");

/** The whole server on a free port of this machine, with rate limits off unless a test is about them. */
export async function startServer(
  testDatabase: TestDatabase,
  overrides: Partial<Config> = {},
): Promise<RunningServer> {
  const config = {
    ...parseConfig({ PORT: String(await findFreePort()), ABUSE_LIMITS: "off" }),
    ...overrides,
  };
  return serve(
    { ...config, dataDir: testDatabase.dataDir, databaseUrl: testDatabase.databaseUrl },
    builtSiteFolder,
  );
}
