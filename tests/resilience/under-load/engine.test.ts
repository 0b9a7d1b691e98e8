import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import { embedded } from "../../engines.ts";
import { type ServerProcess, startServerProcess } from "../../server-process.ts";
import { listStoredIds } from "../inquiries.ts";
import { SteadyLoad } from "./steady-load.ts";

const breakEngine = join(import.meta.dirname, "../break-engine.ts");

/** Each breaks the engine of a running server, and returns how to end the fault where the server cannot. */
const faults: [string, (server: ServerProcess) => Promise<() => Promise<unknown>>][] = [
  ["is killed", (server) => sendFault(server, "kill")],
  ["stalls", (server) => sendFault(server, "stall")],
];

// Files that may not grow fail as on a full disk; only Linux can allow it again.
if (process.platform === "linux") faults.push(["finds no space", limitFileSize]);

describe("the engine of PGlite", () => {
  test.each(faults)(
    "%s under 100 inquiries a second: 503 for a while, then it recovers, and every answered inquiry is stored once",
    { timeout: 120_000 },
    async (_, injectFault) => {
      const testDatabase = await embedded.createTestDatabase();
      const server = await startServerProcess(testDatabase, { preload: breakEngine });
      const load = new SteadyLoad(server.url, 100);
      await load.waitUntil(() => load.acceptedIds.length >= 50);
      const endFault = await injectFault(server);
      await load.waitUntil(() => load.unavailable >= 50);
      const before = load.acceptedIds.length;
      await endFault();
      await load.waitUntil(() => load.acceptedIds.length >= before + 50);
      await load.stop();
      server.child.kill("SIGTERM");
      expect(await server.exited).toBe(0);

      expect(load.unexpected).toEqual([]);
      // Had a page waited for the engine, it would have waited longer.
      expect(load.slowestPage).toBeLessThan(5_000);
      const stored = await listStoredIds(testDatabase);
      expect(new Set(stored).size).toBe(stored.length);
      expect(stored).toEqual(expect.arrayContaining(load.acceptedIds));
      await testDatabase.remove();
    },
  );
});

async function sendFault({ child }: ServerProcess, fault: "kill" | "stall") {
  child.send(fault);
  return () => Promise.resolve();
}

async function limitFileSize({ child }: ServerProcess) {
  const limit = (bytes: string) =>
    promisify(execFile)("prlimit", ["--pid", String(child.pid), `--fsize=${bytes}:unlimited`]);
  await limit("1000000");
  return () => limit("unlimited");
}
