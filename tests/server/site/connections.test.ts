import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { describe, expect, test } from "vitest";
import { readAll, readFirstChunk } from "../../support/sockets.ts";
import { health, page, rawPostRequest, ready, unfinishedCall } from "./connection-requests.ts";
import { openConnectionServer } from "./connection-server.ts";

/** Without a proxy, and reachable from several addresses of this machine. */
const direct = { abuseLimits: true, host: "0.0.0.0" };

describe("connections", () => {
  const { start, open, hold, stop } = openConnectionServer();

  test("that never end what they send are closed", async () => {
    const url = await start({ headersTimeout: 500, requestTimeout: 1_000 });
    const unfinished = ["", "GET /en HTTP/1.1\r\nHost: localhost\r\n", unfinishedCall()];
    const unwanted = rawPostRequest("/en", 100_000, "{");
    const sockets = await Promise.all([...unfinished, unwanted].map((sent) => open(url, sent)));
    // Each resolves at the end of its connection.
    await Promise.all(sockets.map(readAll));
  });

  test.each([
    ["are idle", page],
    ["say nothing", ""],
    ["never end their bodies", unfinishedCall()],
  ])("that %s keep nobody else out", async (_, sent) => {
    const url = await start({ connections: 20 });
    await Promise.all(Array.from({ length: 120 }, () => open(url, sent)));
    expect(await readFirstChunk(await open(url, page))).toContain("200 OK");
  });

  test("of one network have a limit, and others are served", async () => {
    const url = await start({ connectionsPerNetwork: 5 }, direct);
    for (let index = 0; index < 5; index++) await open(url, "", { localAddress: "127.0.0.1" });
    expect(await readAll(await open(url, page, { localAddress: "127.0.0.2" }))).toBe("");
    expect(await readFirstChunk(await open(url, page, { localAddress: "127.0.1.1" }))).toContain("200 OK");
  });

  test("that send more than three requests ahead are closed, and their address is refused from then on", async () => {
    const url = await start({}, direct);
    const send = async (requests: string, localAddress: string) =>
      readAll(await open(url, requests, { localAddress }));
    const countAnswers = (text: string) => text.match(/HTTP\/1\.1 \d{3} /g)?.length ?? 0;
    const last = page.replace("\r\n\r\n", "\r\nConnection: close\r\n\r\n");
    expect(countAnswers(await send(page.repeat(2) + last, "127.0.0.9"))).toBe(3);

    const withoutHost = "GET / HTTP/1.1\r\n\r\n";
    const expecting = "GET / HTTP/1.1\r\nHost: localhost\r\nExpect: x\r\n\r\n";
    for (const [index, request] of [page, withoutHost, expecting].entries()) {
      const address = `127.0.0.${index + 1}`;
      expect(countAnswers(await send(request.repeat(2_000), address))).toBeLessThanOrEqual(3);
      expect(await send(last, address)).toBe("");
    }
    expect(countAnswers(await send(last, "127.0.0.9"))).toBe(1);
  });

  test("share the calls under way of their network; its pages, health and other networks are served", async () => {
    const url = await start({ callsPerNetwork: 3 }, direct);
    const from = async (localAddress: string, sent: string) =>
      readFirstChunk(await open(url, sent, { localAddress }));
    const call = "GET /auth/v1/health HTTP/1.1\r\nHost: localhost\r\napikey: sb_publishable_embedded\r\n\r\n";
    // What another site's page makes a neighbour's browser send takes nothing of theirs.
    const foreign = "Sec-Fetch-Site: cross-site";
    for (let index = 0; index < 3; index++) await hold(url, [foreign], "127.0.0.1");
    expect(await from("127.0.0.2", unfinishedCall(foreign))).toContain("429 Too Many Requests");
    expect(await from("127.0.0.3", call)).toContain("200 OK");
    for (let index = 0; index < 3; index++) await hold(url, [], "127.0.0.1");
    expect(await from("127.0.0.2", unfinishedCall())).toMatch(/^HTTP\/1.1 429 [^]*retry-after: \d+/i);
    for (const sent of [page, health, ready]) expect(await from("127.0.0.3", sent)).toContain("200 OK");
    expect(await from("127.0.1.1", call)).toContain("200 OK");
  });

  test("of a proxy are counted by whom it names", async () => {
    const url = await start({ callsPerNetwork: 5 }, { abuseLimits: true, trustedProxyHops: 1 });
    const named = (address: string) => `X-Forwarded-For: ${address}`;
    for (let index = 0; index < 5; index++) await hold(url, [named("198.51.100.7")]);
    const neighbour = await open(url, unfinishedCall(named("198.51.100.8")));
    expect(await readFirstChunk(neighbour)).toContain("429 Too Many Requests");
    await hold(url, [named("203.0.113.9")]);
  });

  test.each(["/rest/v1/rpc/nothing", "/functions/v1/submit-inquiry"])(
    "that send a body of %s in pieces of one byte take no more memory than it has bytes",
    async (path) => {
      const url = await start({});
      const before = heapAfterCollection();
      const head = rawPostRequest(path, 0, "").replace("Content-Length: 0", "Transfer-Encoding: chunked");
      const socket = await open(url, head);
      await new Promise((resolve) => socket.write("1\r\na\r\n".repeat(60_000), resolve));
      // What came before has been read by then.
      await readFirstChunk(await open(url, page));
      expect(heapAfterCollection() - before).toBeLessThan(2_000_000);
    },
  );

  test("that do nothing are not waited for by a stop", async () => {
    const url = await start({});
    await open(url, "");
    await open(url, "GET /en HTTP/1.1\r\nHost:");
    const busy = await hold(url);
    const begin = performance.now();
    busy.destroy();
    await stop();
    // Requests in flight have ten seconds.
    expect(performance.now() - begin).toBeLessThan(9_000);
  });
});

function heapAfterCollection(): number {
  setFlagsFromString("--expose-gc");
  runInNewContext("gc")();
  return process.memoryUsage().heapUsed;
}
