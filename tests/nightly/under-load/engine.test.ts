import { execFile } from "node:child_process";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import { embedded } from "../../support/engines.ts";
import { type ServerProcess, startServerProcess } from "../../support/server-process.ts";
import { hangingDisk } from "./break-engine.ts";
import { listStoredIds, postInquiry } from "../../server/operation/inquiries.ts";

const breakEngine = join(import.meta.dirname, "break-engine.ts");
const run = promisify(execFile);

/** Each breaks the engine of a running server. */
const faults: [string, (server: ServerProcess, pipe: string) => unknown, reason: string][] = [
  ["is killed", ({ child }) => child.send("kill"), "its thread has ended"],
  ["stalls", ({ child }) => child.send("stall"), "no answer for \\d+ ms"],
  ["waits for a disk without end", (_server, pipe) => run("mkfifo", [pipe]), "no answer for \\d+ ms"],
];

// Files that may not grow fail as on a full disk; only Linux limits those of a running process.
if (process.platform === "linux")
  faults.push([
    "finds no space",
    ({ child }) => run("prlimit", ["--pid", String(child.pid), "--fsize=1000000:unlimited"]),
    "(no space left|.* of its disk|no answer for \\d+ ms)",
  ]);

describe("the engine of PGlite", () => {
  test.each(faults)(
    "%s while inquiries arrive: the process says why and ends, and started again it has every answered inquiry once",
    { timeout: 120_000 },
    async (_name, breakIt, reason) => {
      const testDatabase = await embedded.createTestDatabase();
      const pipe = join(testDatabase.dataDir, "pipe");
      const environment = { [hangingDisk]: pipe };
      let output = "";
      const onOutput = (text: string) => (output += text);
      const first = await startServerProcess(testDatabase, { preload: breakEngine, environment, onOutput });
      const answered: string[] = [];
      const send = async (url: string, index: number) => {
        const { id } = (await (await postInquiry(url, index)).json()) as { id?: string };
        if (id) answered.push(id);
      };
      const over = new AbortController();
      const sending = (async () => {
        for (let index = 0; !over.signal.aborted; index++) await send(first.url, index).catch(() => {});
      })();
      await expect.poll(() => answered.length, { timeout: 20_000 }).toBeGreaterThanOrEqual(20);
      await breakIt(first, pipe);
      expect(await first.exited).toBe(1);
      over.abort();
      await sending;
      await expect.poll(() => output).toMatch(new RegExp(`"database.failed","reason":"${reason}`));

      await rm(pipe, { force: true });
      const second = await startServerProcess(testDatabase);
      await send(second.url, 100_000);
      second.child.kill("SIGTERM");
      expect(await second.exited).toBe(0);
      const stored = await listStoredIds(testDatabase);
      expect(new Set(stored).size).toBe(stored.length);
      expect(stored).toEqual(expect.arrayContaining(answered));
      await testDatabase.remove();
    },
  );

  test("stalls, and SIGTERM ends the process all the same", async () => {
    const testDatabase = await embedded.createTestDatabase();
    const { child, exited } = await startServerProcess(testDatabase, { preload: breakEngine });
    child.send("stall");
    child.kill("SIGTERM");
    expect([0, 1]).toContain(await exited);
    await testDatabase.remove();
  });
});
