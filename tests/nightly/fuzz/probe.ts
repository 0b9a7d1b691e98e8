import { parentPort, workerData } from "node:worker_threads";
import { z } from "zod";

/**
 * Asks, on a thread of its own, for what must always answer at once, until it gets a message; then posts the longest
 * waits in milliseconds.
 */
const { url } = z.object({ url: z.string() }).parse(workerData);
const paths = ["/health/live", "/en"];
const longest: Record<string, number> = {};
const stopping = new AbortController();

parentPort?.once("message", () => stopping.abort());
// The first call loads what fetch is made of, which is no wait for the server.
await (await fetch(`${url}${paths[0]}`)).arrayBuffer();
while (!stopping.signal.aborted) {
  for (const path of paths) {
    const startedAt = performance.now();
    const response = await fetch(`${url}${path}`).catch(() => undefined);
    await response?.arrayBuffer();
    const ms = response?.ok ? performance.now() - startedAt : Infinity;
    longest[path] = Math.max(longest[path] ?? 0, ms);
  }
  await new Promise((resolve) => setTimeout(resolve, 50));
}
parentPort?.postMessage(longest);
