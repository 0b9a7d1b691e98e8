import type { RequestListener } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { getRequestListener } from "@hono/node-server";
import { createApp } from "./app.ts";
import { createAuth } from "./auth/auth.ts";
import type { Config } from "./config.ts";
import type { Database } from "./database/database.ts";
import { migrate } from "./database/migrate.ts";
import { openDatabase } from "./database/open-database.ts";
import { type HttpLimits, httpLimits } from "./http/limits.ts";
import { createHttpServer } from "./http/server.ts";
import { type MailQueue, startMailQueue } from "./mail/mail-queue.ts";
import { createPageListener } from "./pages/page-listener.ts";
import { loadSite } from "./pages/site.ts";

export interface RunningServer {
  /** Where it listens, without a trailing slash. */
  url: string;
  database: Database;
  /** Reports not ready for `drainSeconds`, then stops listening, lets requests in flight end, closes the database. */
  stop(): Promise<void>;
}

/** Starts the whole process. Rejects when anything it needs cannot be opened, and closes the rest then. */
export async function serve(
  config: Config,
  siteFolder: string,
  limits: HttpLimits = httpLimits,
): Promise<RunningServer> {
  const site = await loadSite(siteFolder, config);
  const database = await openDatabase(config);
  let mail: MailQueue | undefined;
  try {
    await migrate(database);
    mail = startMailQueue(config, database);
    const sending = mail;
    const auth = await createAuth(config, database, sending);
    const stopping = new AbortController();
    const app = createApp(config, database, auth, sending, site, stopping.signal);
    const listeners = {
      pages: (calls: RequestListener) => createPageListener(site, calls, config),
      // A health check by HTTP/1.0 sends no Host header.
      api: getRequestListener(app.fetch, { hostname: "localhost" }),
    };
    const server = createHttpServer(config, limits, listeners, stopping.signal);
    const url = await server.listen();
    return {
      url,
      database,
      async stop() {
        stopping.abort();
        await wait(config.drainSeconds * 1000);
        await server.stop();
        auth.close();
        await sending.close();
        await database.close();
      },
    };
  } catch (error) {
    await mail?.close();
    await database.close();
    throw error;
  }
}
