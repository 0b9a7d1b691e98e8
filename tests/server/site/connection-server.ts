import type { Socket } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { afterEach, beforeAll } from "vitest";
import { createApp } from "../../../server/app.ts";
import { createAuth } from "../../../server/auth/auth.ts";
import { type Config, parseConfig } from "../../../server/config.ts";
import { type HttpLimits, httpLimits } from "../../../server/http/limits.ts";
import { createHttpServer, type HttpServer } from "../../../server/http/server.ts";
import { startMailQueue } from "../../../server/mail/mail-queue.ts";
import { createPageListener } from "../../../server/pages/page-listener.ts";
import { loadSite } from "../../../server/pages/site.ts";
import { createReadiness } from "../../../server/readiness.ts";
import { postgres, openMigratedDatabase } from "../../support/engines.ts";
import { builtSiteFolder } from "../../support/server.ts";
import { openSocket } from "../../support/sockets.ts";

type StartServer = (limits: HttpLimits, overrides: Partial<Config>) => HttpServer;

/** For the tests around the call: a server for each, with limits of its own, and raw connections to it. */
export function openConnectionServer() {
  let startServer: StartServer | undefined;
  let server: HttpServer | undefined;
  const sockets: Socket[] = [];

  beforeAll(async () => {
    const { create, close } = await prepareServer();
    startServer = create;
    return close;
  });

  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.destroy();
    await stop();
  });

  async function stop() {
    await server?.stop();
    server = undefined;
  }

  return {
    /** The real server with smaller limits: the real ones would take minutes and thousands of connections. */
    async start(limits: Partial<HttpLimits>, overrides: Partial<Config> = {}): Promise<string> {
      server = startServer?.({ ...httpLimits, ...limits }, overrides);
      if (!server) throw new Error("The server is there only while tests run.");
      return server.listen();
    },
    async open(url: string, sent = "", options = {}): Promise<Socket> {
      const socket = await openSocket(url, options);
      sockets.push(socket);
      socket.write(sent);
      return socket;
    },
    stop,
  };
}

/** All that servers of different limits may share. */
async function prepareServer(): Promise<{ create: StartServer; close(): Promise<void> }> {
  const { database, testDatabase, close } = await openMigratedDatabase(postgres);
  const prepared = { ...parseConfig({}), ...testDatabase };
  const mail = startMailQueue(prepared, database);
  const auth = await createAuth(prepared, database, mail);
  const site = await loadSite(builtSiteFolder, prepared);
  const findProblem = createReadiness(prepared, database, mail, undefined);
  return {
    create(limits, overrides) {
      const config = { ...parseConfig({ ABUSE_LIMITS: "off" }), ...testDatabase, port: 0, ...overrides };
      const app = createApp(config, database, auth, mail, site, findProblem, limits);
      return createHttpServer(
        config,
        limits,
        createPageListener(site, getRequestListener(app.fetch), config),
      );
    },
    async close() {
      await mail.close();
      await close();
    },
  };
}
