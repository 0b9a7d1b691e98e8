import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { readAll, readFirstChunk } from "../../support/sockets.ts";
import { health, page, ready, unfinishedCall } from "./connection-requests.ts";
import { openConnectionServer } from "./connection-server.ts";

describe("what one network may take", () => {
  const { start, open } = openConnectionServer();
  /** Without a proxy, and reachable from several addresses of this machine. */
  const ownNetwork = { abuseLimits: true, host: "0.0.0.0" };

  test("a network has a connection limit, and others are served", async () => {
    const url = await start({ connectionsPerNetwork: 5 }, ownNetwork);
    const from = (localAddress: string) => open(url, unfinishedCall(), { localAddress });
    for (let index = 0; index < 5; index++) await from("127.0.0.1");
    await wait(200);
    const sixth = await from("127.0.0.2");
    await readAll(sixth);
    expect(sixth.destroyed).toBe(true);
    expect(await readFirstChunk(await open(url, page, { localAddress: "127.0.1.1" }))).toContain("200 OK");
  });

  test("a network has its share of calls under way; its pages, health and other networks are served", async () => {
    const url = await start({ callsPerNetwork: 3 }, ownNetwork);
    const from = (localAddress: string, sent: string) => open(url, sent, { localAddress });
    const call = "GET /auth/v1/health HTTP/1.1\r\nHost: localhost\r\napikey: sb_publishable_embedded\r\n\r\n";
    // What another site's page makes a neighbour's browser send takes nothing of theirs.
    const foreign = unfinishedCall("Sec-Fetch-Site: cross-site");
    for (let index = 0; index < 3; index++) await from("127.0.0.1", foreign);
    await wait(200);
    expect(await readFirstChunk(await from("127.0.0.2", foreign))).toContain("429 Too Many Requests");
    expect(await readFirstChunk(await from("127.0.0.3", call))).toContain("200 OK");
    for (let index = 0; index < 3; index++) await from("127.0.0.1", unfinishedCall());
    await wait(200);
    expect(await readFirstChunk(await from("127.0.0.2", unfinishedCall()))).toMatch(
      /^HTTP\/1.1 429 [^]*retry-after: \d+/i,
    );
    for (const sent of [page, health, ready])
      expect(await readFirstChunk(await from("127.0.0.3", sent))).toContain("200 OK");
    expect(await readFirstChunk(await from("127.0.1.1", call))).toContain("200 OK");
  });

  test("a network that opens connections as fast as it can keeps nobody else out", async () => {
    const url = await start({ connections: 20, connectionsPerNetwork: 5 }, ownNetwork);
    // All are younger than the second in which a first request may be on its way.
    await Promise.all(Array.from({ length: 40 }, () => open(url, "", { localAddress: "127.0.0.5" })));
    expect(await readFirstChunk(await open(url, page, { localAddress: "127.0.1.1" }))).toContain("200 OK");
  });

  test("packets full of pipelined requests keep nobody else waiting", async () => {
    const url = await start({}, ownNetwork);
    const flood = { from: "127.0.0.5", isOver: false };
    const flooding = Array.from({ length: 40 }, async () => {
      while (!flood.isOver) {
        const socket = await open(url, page.repeat(2_000), { localAddress: flood.from });
        await new Promise((resolve) => socket.resume().once("close", resolve));
        // The tests run in the server's own process.
        await wait(10);
      }
    });
    await wait(500);
    const startedAt = performance.now();
    expect(await readFirstChunk(await open(url, page, { localAddress: "127.0.0.6" }))).toContain("200 OK");
    expect(performance.now() - startedAt).toBeLessThan(3_000);
    flood.isOver = true;
    await Promise.all(flooding);
  });

  test("who sends a request once the last response is there whole is answered, always on the same connection", async () => {
    const url = await start({}, ownNetwork);
    const picture = "GET /share/home.en.jpg HTTP/1.1\r\nHost: localhost\r\n\r\n";
    const socket = await open(url, picture);
    socket.setEncoding("latin1");
    let answers = 0;
    let received = "";
    for await (const chunk of socket) {
      received += String(chunk);
      const length = Number(/content-length: (\d+)/i.exec(received)?.[1]);
      const bodyStart = received.indexOf("\r\n\r\n") + 4;
      if (bodyStart < 4 || received.length < bodyStart + length) continue;
      received = "";
      if (++answers === 100) break;
      socket.write(picture);
    }
    expect(answers).toBe(100);
  });

  test("behind a proxy the calls of a network are counted, wherever its connections come from", async () => {
    const url = await start({ callsPerNetwork: 5 }, { abuseLimits: true, trustedProxyHops: 1 });
    const from = (address: string) => open(url, unfinishedCall(`X-Forwarded-For: ${address}`));
    for (let index = 0; index < 5; index++) await from("198.51.100.7");
    await wait(200);
    expect(await readFirstChunk(await from("198.51.100.8"))).toContain("429 Too Many Requests");
    const other = await fetch(`${url}/auth/v1/settings`, {
      headers: { apikey: "sb_publishable_embedded", "x-forwarded-for": "203.0.113.9" },
    });
    expect(other.status).toBe(200);
  });
});
