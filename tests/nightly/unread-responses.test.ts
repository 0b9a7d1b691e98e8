import type { Socket } from "node:net";
import { expect, test } from "vitest";
import { fetchFilmPath } from "../server/site/connection-requests.ts";
import { openConnectionServer } from "../server/site/connection-server.ts";

const { start, open, finished } = openConnectionServer();

/** Films asked for at once: the system takes the first ones from the server though nobody reads them, but not all. */
const count = 3;

test("connections that do not read are closed, and those that read slowly are not", async () => {
  const url = await start({ stallTimeout: 2_000 });
  const film = await fetchFilmPath(url);
  const bytes = Number((await fetch(url + film, { method: "HEAD" })).headers.get("content-length"));
  const ask = (...headers: string[]) =>
    `${[`GET ${film} HTTP/1.1`, "Host: localhost", ...headers].join("\r\n")}\r\n\r\n`.repeat(count);
  const stuck = await open(url, ask("Range: bytes=0-"));
  stuck.pause();
  const isStuckClosed = () => finished.filter(({ status }) => status === 206).length === count;
  expect(await readSlowly(await open(url, ask()), bytes * count, isStuckClosed)).toBeGreaterThanOrEqual(
    bytes * count,
  );
  // A paused socket does not notice its end: what is left of it is read in the end.
  expect(await countBytes(stuck)).toBeLessThan(bytes * count);
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
