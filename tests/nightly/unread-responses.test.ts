import type { Socket } from "node:net";
import { expect, test } from "vitest";
import { fetchFilmPath } from "../server/site/connection-requests.ts";
import { openConnectionServer } from "../server/site/connection-server.ts";

const { start, open, finished } = openConnectionServer();

// How much the system takes of what nobody reads differs: on some it is a whole film, which is then no failure of the server.
test("connections that do not read are closed, and those that read slowly are not", async () => {
  const url = await start({ stallTimeout: 2_000 });
  const film = await fetchFilmPath(url);
  const total = Number((await fetch(url + film, { method: "HEAD" })).headers.get("content-length"));
  const ask = `GET ${film} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
  finished.length = 0;
  const stuck = await open(url, ask);
  stuck.pause();
  const isStuckClosed = () => finished.some(({ milliseconds }) => milliseconds >= 2_000);
  expect(await readSlowly(await open(url, ask), total, isStuckClosed)).toBeGreaterThanOrEqual(total);
  // A paused socket does not notice its end: what is left of it is read in the end.
  expect(await countBytes(stuck)).toBeLessThan(total);
});

/** Reads a piece now and then until `isLong`, then all there is, up to `total` bytes. Resolves with their count. */
async function readSlowly(socket: Socket, total: number, isLong: () => boolean): Promise<number> {
  let bytes = 0;
  for await (const chunk of socket) {
    bytes += chunk.length;
    if (bytes >= total) break;
    if (!isLong()) await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return bytes;
}

async function countBytes(socket: Socket): Promise<number> {
  let bytes = 0;
  socket.on("data", (chunk) => (bytes += chunk.length)).resume();
  if (!socket.destroyed) await new Promise((resolve) => socket.once("close", resolve));
  return bytes;
}
