import { once } from "node:events";
import type { Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { readAll } from "../../support/sockets.ts";
import { fetchFilmPath, rawPostRequest, unfinishedCall } from "./connection-requests.ts";
import { openConnectionServer } from "./connection-server.ts";

describe("slow connections", () => {
  const { start, open, stop } = openConnectionServer();

  test.each([
    ["says nothing", ""],
    ["never ends its headers", "GET /en HTTP/1.1\r\nHost: localhost\r\n"],
    ["never ends its body", unfinishedCall()],
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
    const ask = `GET ${film} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
    const stuck = await open(url, ask);
    stuck.pause();
    const slow = await open(url, ask);
    const total = Number((await fetch(url + film, { method: "HEAD" })).headers.get("content-length"));
    const wholeFilm = readSlowly(slow, total);
    // A paused socket does not notice its end: what is left of it is read in the end.
    await wait(9_000);
    expect(await countBytes(stuck)).toBeLessThan(total);
    expect(await wholeFilm).toBeGreaterThanOrEqual(total);
  }, 60_000);

  test("stopping does not wait for connections that do nothing", async () => {
    const url = await start({});
    await open(url, "");
    await open(url, "GET /en HTTP/1.1\r\nHost:");
    const busy = await open(url, unfinishedCall());
    await wait(200);
    const begin = performance.now();
    busy.destroy();
    await stop();
    expect(performance.now() - begin).toBeLessThan(5_000);
  });
});

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
