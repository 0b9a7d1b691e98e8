import { setTimeout as wait } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { describe, expect, test } from "vitest";
import { readFirstChunk } from "../../support/sockets.ts";
import { fetchFilmPath, page, rawPostRequest, unfinishedCall } from "./connection-requests.ts";
import { openConnectionServer } from "./connection-server.ts";

describe("floods of connections and requests", () => {
  const { start, open } = openConnectionServer();

  test.each([
    ["are idle", page],
    ["say nothing", ""],
    ["never end their bodies", unfinishedCall()],
  ])("connections that %s keep nobody else out", async (_, sent) => {
    const url = await start({ connections: 20 });
    await Promise.all(Array.from({ length: 120 }, () => open(url, sent)));
    await wait(200);
    expect(await readFirstChunk(await open(url, page))).toContain("200 OK");
  });

  test.each([
    ["of a page", page],
    ["without a host", "GET / HTTP/1.1\r\n\r\n"],
    ["with an expectation", "GET / HTTP/1.1\r\nHost: localhost\r\nExpect: x\r\n\r\n"],
  ])("requests %s behind a response that nobody reads do not pile up", async (_, request) => {
    const url = await start({});
    const film = `GET ${await fetchFilmPath(url)} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
    const before = heapAfterCollection();
    for (let index = 0; index < 5; index++) (await open(url, film + request.repeat(3_000))).pause();
    await wait(1_000);
    expect(heapAfterCollection() - before).toBeLessThan(8_000_000);
  });

  test.each(["/rest/v1/rpc/nothing", "/functions/v1/submit-inquiry"])(
    "a body of %s in pieces of one byte takes no more memory than it has bytes",
    async (path) => {
      const url = await start({});
      const before = heapAfterCollection();
      const head = rawPostRequest(path, 0, "").replace("Content-Length: 0", "Transfer-Encoding: chunked");
      const socket = await open(url, head);
      const pieces = "1\r\na\r\n".repeat(60_000);
      await new Promise((resolve) => socket.write(pieces, resolve));
      await wait(1_000);
      expect(heapAfterCollection() - before).toBeLessThan(2_000_000);
    },
  );
});

function heapAfterCollection(): number {
  setFlagsFromString("--expose-gc");
  runInNewContext("gc")();
  return process.memoryUsage().heapUsed;
}
