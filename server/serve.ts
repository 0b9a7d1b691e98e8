import { createServer, type Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { createApp } from "./app.ts";
import { createAuth } from "./auth/auth.ts";
import type { Config } from "./config.ts";
import type { Database } from "./database/database.ts";
import { openEmbedded } from "./database/embedded/embedded.ts";
import { migrate } from "./database/migrate.ts";
import { openPostgres } from "./database/postgres.ts";
import { type Mail, openMail } from "./mail/mail.ts";
import { answerWithPages } from "./pages/pages.ts";
import { loadSite } from "./pages/site.ts";

export interface RunningServer {
  /** Where it listens, without a trailing slash. */
  url: string;
  database: Database;
  /** Stops listening, lets requests in flight end, closes the database. */
  stop(): Promise<void>;
}

/** Starts the whole process. Rejects when anything it needs cannot be had, and leaves nothing open then. */
export async function serve(config: Config, siteFolder: string): Promise<RunningServer> {
  const site = await loadSite(siteFolder, config);
  const database = config.databaseUrl ? openPostgres(config.databaseUrl) : await openEmbedded(config.dataDir);
  let mail: Mail | undefined;
  try {
    await migrate(database);
    mail = openMail(config, database);
    const sending = mail;
    const auth = await createAuth(config, database, sending);
    const answerCall = getRequestListener(createApp(config, database, auth, site).fetch);
    // A request without a body is given no stream to read it from, which saves a thirtieth of an answer.
    const server = createServer({ optimizeEmptyRequests: true }, answerWithPages(site, answerCall));
    const url = await listen(server, config);
    return {
      url,
      database,
      async stop() {
        await close(server);
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

function listen(server: Server, { port, host }: Config): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      const address = server.address();
      const actualPort = typeof address === "object" && address ? address.port : port;
      resolve(`http://${host.includes(":") ? `[${host}]` : host}:${actualPort}`);
    });
  });
}

const patience = 10_000;

/** Browsers keep connections open: each is closed once it has no request left, and all of them when patience ends. */
function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const sweep = setInterval(() => server.closeIdleConnections(), 50);
    const giveUp = setTimeout(() => server.closeAllConnections(), patience);
    server.close(() => {
      clearInterval(sweep);
      clearTimeout(giveUp);
      resolve();
    });
  });
}
