import { once } from "node:events";
import type { Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { getRequestListener } from "@hono/node-server";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { createApp } from "../../server/app.ts";
import { type Auth, createAuth } from "../../server/auth/auth.ts";
import { type Config, parseConfig } from "../../server/config.ts";
import type { Database } from "../../server/database/database.ts";
import { migrate } from "../../server/database/migrate.ts";
import { type HttpLimits, httpLimits } from "../../server/http/limits.ts";
import { createHttpServer, type HttpServer } from "../../server/http/server.ts";
import { type MailQueue, startMailQueue } from "../../server/mail/mail-queue.ts";
import { createPageListener } from "../../server/pages/page-listener.ts";
import { loadSite, type Site } from "../../server/pages/site.ts";
import { engines, openTestDatabase, type TestDatabase } from "../engines.ts";
import { builtSiteFolder } from "../server.ts";
import { sendRawRequest, openSocket, readAll, readFirstChunk } from "../sockets.ts";

const page = "GET /en HTTP/1.1\r\nHost: localhost\r\n\r\n";
const ready = "GET /health/ready HTTP/1.1\r\nHost: localhost\r\n\r\n";
const health = "GET /health/live HTTP/1.1\r\nHost: localhost\r\n\r\n";

describe("connections", () => {
  let testDatabase: TestDatabase & { remove(): Promise<void> };
  let database: Database;
  let mail: MailQueue;
  let auth: Auth;
  let site: Site;
  let server: HttpServer | undefined;
  const sockets: Socket[] = [];

  beforeAll(async () => {
    const [, postgres] = engines;
    if (!postgres) throw new Error("no engine");
    testDatabase = await postgres.createTestDatabase();
    const config = { ...parseConfig({}), ...testDatabase };
    database = await openTestDatabase(testDatabase);
    await migrate(database);
    mail = startMailQueue(config, database);
    auth = await createAuth(config, database, mail);
    site = await loadSite(builtSiteFolder, config);
  });

  afterAll(async () => {
    await mail.close();
    await database.close();
    await testDatabase.remove();
  });

  /** The real server with smaller limits: the real ones would take minutes and thousands of connections. */
  async function start(limits: Partial<HttpLimits>, overrides: Partial<Config> = {}) {
    const config = { ...parseConfig({ ABUSE_LIMITS: "off" }), ...testDatabase, port: 0, ...overrides };
    server = createHttpServer(
      config,
      { ...httpLimits, ...limits },
      {
        pages: (calls) => createPageListener(site, calls, config),
        api: getRequestListener(createApp(config, database, auth, site).fetch),
      },
    );
    return server.listen();
  }

  async function open(url: string, sent = "", options = {}) {
    const socket = await openSocket(url, options);
    sockets.push(socket);
    socket.write(sent);
    return socket;
  }

  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.destroy();
    await server?.stop();
  });

  test.each([
    ["says nothing", ""],
    ["never ends its headers", "GET /en HTTP/1.1\r\nHost: localhost\r\n"],
    ["never ends its body", rawPostRequest("/rest/v1/inquiries", 100, "{")],
    ["never ends a body nobody wants", rawPostRequest("/en", 100_000, "{")],
  ])("one that %s is closed", async (_, sent) => {
    const url = await start({ headersTimeout: 500, requestTimeout: 1_000 });
    const socket = await open(url, sent);
    await readAll(socket);
    expect(socket.destroyed).toBe(true);
  });

  test("an answer nobody reads is dropped, one that is read slowly is not", async () => {
    const url = await start({ stallTimeout: 3_000 });
    const film = await fetchFilmPath(url);
    const ask = `GET ${film} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(4);
    const stuck = await open(url, ask);
    stuck.pause();
    const slow = await open(url, ask);
    const total = 4 * Number((await fetch(url + film, { method: "HEAD" })).headers.get("content-length"));
    const wholeFilm = readSlowly(slow, total);
    // A paused socket does not notice its end: what is left of it is read in the end.
    await wait(9_000);
    expect(await countBytes(stuck)).toBeLessThan(total);
    expect(await wholeFilm).toBeGreaterThanOrEqual(total);
  }, 60_000);

  test("above the limit idle connections are closed, and the newest is served", async () => {
    const url = await start({ connections: 20 });
    const idle = await Promise.all(Array.from({ length: 20 }, () => open(url, page)));
    await Promise.all(idle.map(readFirstChunk));
    await wait(1_100);
    const newest = await open(url, page);
    expect(await readFirstChunk(newest)).toContain("200 OK");
  });

  test("while all are busy, health is answered and a page is refused with Retry-After", async () => {
    const url = await start({ connections: 20, spareConnections: 5 });
    for (let index = 0; index < 20; index++) await open(url, rawPostRequest("/rest/v1/inquiries", 100, "{"));
    await wait(200);
    // More than the spare ones, one after the other: none is kept.
    for (let index = 0; index < 10; index++) {
      const refused = await sendRawRequest(url, "GET /en HTTP/1.1", "Host: localhost");
      expect(refused).toContain("503 Service Unavailable");
      expect(refused).toMatch(/retry-after: \d+/i);
    }
    expect(await readFirstChunk(await open(url, health))).toContain("200 OK");
    const detour = "GET /health/../rest/v1/ HTTP/1.1\r\nHost: localhost\r\n\r\n";
    expect(await readFirstChunk(await open(url, detour))).toContain("503 Service Unavailable");
  });

  test.each(["/health/ready", "/en", "/rest/v1/inquiries", "/functions/v1/none"])(
    "one that asks for %s a thousand times before it reads is closed, and others are served",
    async (path) => {
      const url = await start({});
      const flood = await open(url, `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(1_000));
      const answers = (await readAll(flood)).match(/HTTP\/1\.1 \d{3} /g)?.length ?? 0;
      expect(answers).toBeLessThan(20);
      expect(await readFirstChunk(await open(url, ready))).toContain("200 OK");
    },
  );

  test.each([
    ["without a host", "GET / HTTP/1.1\r\n\r\n"],
    ["with a host that is none", "GET / HTTP/1.1\r\nHost: 1.2.3.4.5\r\n\r\n"],
    ["with an expectation", "GET / HTTP/1.1\r\nHost: localhost\r\nExpect: x\r\n\r\n"],
  ])("requests %s behind a response that nobody reads do not pile up", async (_, refused) => {
    const url = await start({});
    const film = `GET ${await fetchFilmPath(url)} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
    const before = heapAfterCollection();
    for (let index = 0; index < 5; index++) (await open(url, film + refused.repeat(3_000))).pause();
    await wait(1_000);
    expect(heapAfterCollection() - before).toBeLessThan(8_000_000);
  });

  test("a body in pieces of one byte takes no more memory than it has bytes", async () => {
    const url = await start({});
    const before = heapAfterCollection();
    const head = "POST /rest/v1/inquiries HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n";
    const socket = await open(url, head);
    const pieces = "1\r\na\r\n".repeat(100_000);
    await new Promise((resolve) => socket.write(pieces, resolve));
    await wait(1_000);
    expect(heapAfterCollection() - before).toBeLessThan(5_000_000);
  });

  test("a network has a connection limit, and others are served", async () => {
    const url = await start({ perNetwork: 5 }, { abuseLimits: true, host: "0.0.0.0" });
    const from = (localAddress: string) =>
      open(url, rawPostRequest("/rest/v1/inquiries", 100, "{"), { localAddress });
    for (let index = 0; index < 5; index++) await from("127.0.0.1");
    await wait(200);
    const sixth = await from("127.0.0.2");
    await readAll(sixth);
    expect(sixth.destroyed).toBe(true);
    expect(await readFirstChunk(await open(url, page, { localAddress: "127.0.1.1" }))).toContain("200 OK");
  });

  test("a network has its share of calls under way; its pages, health and other networks are served", async () => {
    const url = await start({ callsPerNetwork: 3 }, { abuseLimits: true, host: "0.0.0.0" });
    const from = (localAddress: string, sent: string) => open(url, sent, { localAddress });
    const unfinished = rawPostRequest("/rest/v1/inquiries", 100, "{");
    for (let index = 0; index < 3; index++) await from("127.0.0.1", unfinished);
    await wait(200);
    expect(await readFirstChunk(await from("127.0.0.2", unfinished))).toMatch(
      /^HTTP\/1.1 429 [^]*retry-after: \d+/i,
    );
    for (const sent of [page, health, ready])
      expect(await readFirstChunk(await from("127.0.0.3", sent))).toContain("200 OK");
    const call = "GET /auth/v1/health HTTP/1.1\r\nHost: localhost\r\napikey: sb_publishable_embedded\r\n\r\n";
    expect(await readFirstChunk(await from("127.0.1.1", call))).toContain("200 OK");
  });

  test("who pipelines far too much is not served for a while, and others are", async () => {
    const url = await start({}, { abuseLimits: true, host: "0.0.0.0" });
    await readAll(await open(url, page.repeat(1_000), { localAddress: "127.0.0.5" }));
    expect(await readAll(await open(url, page, { localAddress: "127.0.0.5" }))).toBe("");
    expect(await readFirstChunk(await open(url, page, { localAddress: "127.0.0.6" }))).toContain("200 OK");
  });

  test("behind a proxy a network's requests are counted, not the proxy's connections", async () => {
    const url = await start({ perNetwork: 5 }, { abuseLimits: true, trustedProxyHops: 1 });
    const from = (address: string) =>
      open(url, rawPostRequest("/rest/v1/inquiries", 100, "{", `X-Forwarded-For: ${address}`));
    for (let index = 0; index < 5; index++) await from("198.51.100.7");
    await wait(200);
    const sixth = await readFirstChunk(await from("198.51.100.8"));
    expect(sixth).toContain("429 Too Many Requests");
    expect(sixth).toMatch(/retry-after: \d+/i);
    const other = await fetch(`${url}/en`, { headers: { "x-forwarded-for": "203.0.113.9" } });
    expect(other.status).toBe(200);
  });

  test("bodies in memory are bounded, in all and for one network; what is refused can be tried again", async () => {
    const url = await start(
      { bodyBytes: 3_000_000, bodyBytesPerNetwork: 1_000_000 },
      { abuseLimits: true, trustedProxyHops: 1 },
    );
    const hold = (address: string) =>
      open(
        url,
        rawPostRequest("/rest/v1/inquiries", 1_000_000, "x".repeat(700_000), `X-Forwarded-For: ${address}`),
      );
    const held = await hold("198.51.100.7");
    await wait(200);
    expect(await readFirstChunk(await hold("198.51.100.8"))).toMatch(/^HTTP\/1.1 503 [^]*retry-after: \d+/i);
    for (const address of ["198.51.101.1", "198.51.102.1", "198.51.103.1"]) await hold(address);
    await wait(200);
    expect(await readFirstChunk(await hold("198.51.104.1"))).toContain("503 Service Unavailable");
    held.destroy();
    await wait(200);
    const small = await fetch(`${url}/functions/v1/submit-inquiry`, {
      method: "POST",
      body: "{}",
      headers: { "content-type": "application/json" },
    });
    expect(small.status).toBe(422);
  });

  test("stopping does not wait for connections that do nothing", async () => {
    const url = await start({});
    await open(url, "");
    await open(url, "GET /en HTTP/1.1\r\nHost:");
    const busy = await open(url, rawPostRequest("/rest/v1/inquiries", 100, "{"));
    await wait(200);
    const begin = performance.now();
    busy.destroy();
    await server?.stop();
    expect(performance.now() - begin).toBeLessThan(5_000);
    server = undefined;
  });
});

function heapAfterCollection(): number {
  setFlagsFromString("--expose-gc");
  runInNewContext("gc")();
  return process.memoryUsage().heapUsed;
}

function rawPostRequest(path: string, length: number, begin: string, ...headers: string[]): string {
  const lines = [
    `POST ${path} HTTP/1.1`,
    "Host: localhost",
    "apikey: sb_publishable_embedded",
    "Content-Type: application/json",
    `Content-Length: ${length}`,
    ...headers,
  ];
  return `${lines.join("\r\n")}\r\n\r\n${begin}`;
}

async function fetchFilmPath(url: string): Promise<string> {
  const html = await (await fetch(`${url}/en/about`)).text();
  const [film] = html.match(/\/assets\/[\w-]+\.mp4/) ?? [];
  if (!film) throw new Error("the page has no film");
  return film;
}

async function countBytes(socket: Socket): Promise<number> {
  let bytes = 0;
  socket.on("data", (chunk) => (bytes += chunk.length)).resume();
  if (!socket.destroyed) await once(socket, "close");
  return bytes;
}

/** Reads a piece now and then, until there are `total` bytes or the server gives up. */
function readSlowly(socket: Socket, total: number): Promise<number> {
  let bytes = 0;
  return new Promise((resolve) => {
    socket.once("close", () => resolve(bytes));
    socket.on("data", (chunk) => {
      bytes += chunk.length;
      if (bytes >= total) return resolve(bytes);
      socket.pause();
      setTimeout(() => socket.resume(), 25);
    });
  });
}
