import type { Socket } from "node:net";
import { afterEach, beforeAll, expect } from "vitest";
import { createApp } from "../../../server/app.ts";
import { createAuth } from "../../../server/auth/auth.ts";
import { type Config, parseConfig } from "../../../server/config.ts";
import { type HttpLimits, httpLimits } from "../../../server/http/limits.ts";
import type { FinishedRequest } from "../../../server/http/observe-request.ts";
import { createHttpServer, type HttpServer } from "../../../server/http/server.ts";
import { startMailQueue } from "../../../server/mail/mail-queue.ts";
import { loadSite } from "../../../server/pages/site.ts";
import { createReadiness } from "../../../server/readiness.ts";
import { postgres, openMigratedDatabase } from "../../support/engines.ts";
import { builtSiteFolder } from "../../support/server.ts";
import { openSocket, readFirstChunk } from "../../support/sockets.ts";
import { unfinishedCall } from "./connection-requests.ts";

type StartServer = (limits: HttpLimits, overrides: Partial<Config>) => HttpServer;

/** For the tests around the call: a server for each, with limits of its own, and raw connections to it. */
export function openConnectionServer() {
  let startServer: StartServer | undefined;
  let server: HttpServer | undefined;
  const sockets: Socket[] = [];
  const finished: FinishedRequest[] = [];

  beforeAll(async () => {
    const { create, close } = await prepareServer((request) => finished.push(request));
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

  async function open(url: string, sent = "", options: { localAddress?: string } = {}): Promise<Socket> {
    const socket = await openSocket(url, options);
    sockets.push(socket);
    socket.write(sent);
    return socket;
  }

  return {
    /** The real server with smaller limits: the real ones would take minutes and thousands of connections. */
    async start(limits: Partial<HttpLimits>, overrides: Partial<Config> = {}): Promise<string> {
      finished.length = 0;
      server = startServer?.({ ...httpLimits, ...limits }, overrides);
      if (!server) throw new Error("The server is there only while tests run.");
      return server.listen();
    },
    open,
    /** A call that has begun, whose body never ends. */
    async hold(url: string, headers: string[] = [], localAddress?: string): Promise<Socket> {
      const call = unfinishedCall("Expect: 100-continue", ...headers);
      const socket = await open(url, call, localAddress ? { localAddress } : {});
      expect(await readFirstChunk(socket)).toBe("HTTP/1.1 100 Continue\r\n\r\n");
      return socket;
    },
    /** Requests that have ended since the start. */
    finished,
    stop,
  };
}

/** All that servers of different limits may share. */
async function prepareServer(
  record: (finished: FinishedRequest) => void,
): Promise<{ create: StartServer; close(): Promise<void> }> {
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
      return createHttpServer(config, limits, app, undefined, record);
    },
    async close() {
      await mail.close();
      await close();
    },
  };
}
