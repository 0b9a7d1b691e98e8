import { join } from "node:path";
import { type Config, parseConfig } from "../server/config.ts";
import { type RunningServer, serve } from "../server/serve.ts";
import type { Place } from "./engines.ts";
import { freePort } from "./free-port.ts";

/** The site as `npm run build` made it: pages and their headers are tested as they are served. */
export const builtSite = join(import.meta.dirname, "../build/client");

/** The whole server on a free port of this machine, with budgets off unless a test is about them. */
export async function startServer(place: Place, overrides: Partial<Config> = {}): Promise<RunningServer> {
  const config = { ...parseConfig({ PORT: String(await freePort()), ABUSE_LIMITS: "off" }), ...overrides };
  return serve({ ...config, dataDir: place.dataDir, databaseUrl: place.databaseUrl }, builtSite);
}
