import { setTimeout as wait } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { describe, expect, test } from "vitest";
import { readAll, readFirstChunk, sendRawRequest } from "../sockets.ts";
import { fetchFilmPath, health, page, rawPostRequest, ready } from "./connection-requests.ts";
import { openConnectionServer } from "./connection-server.ts";

describe("floods of connections and requests", () => {
  const { start, open } = openConnectionServer();

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
});

function heapAfterCollection(): number {
  setFlagsFromString("--expose-gc");
  runInNewContext("gc")();
  return process.memoryUsage().heapUsed;
}
