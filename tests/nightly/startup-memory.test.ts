import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { everyEngine } from "../support/engines.ts";
import { nodeArgumentVariable, startServerProcess } from "../support/server-process.ts";

const smallMachine = join(import.meta.dirname, "../support/small-machine.ts");

// Only Linux reports a process's peak memory.
test.runIf(process.platform === "linux").each(everyEngine)(
  "on $name a first start takes less than 512 MB on a small machine",
  async (engine) => {
    // As an operator starts it.
    vi.stubEnv(nodeArgumentVariable, "");
    const testDatabase = await engine.createEmptyTestDatabase();
    const server = await startServerProcess(testDatabase, { preload: smallMachine });
    const status = await readFile(`/proc/${server.child.pid}/status`, "utf8");
    server.child.kill("SIGTERM");
    await server.exited;
    await testDatabase.remove();
    const megabytes = Number(status.match(/VmHWM:\s+(\d+) kB/)?.[1]) / 1024;
    expect(megabytes).toBeGreaterThan(50);
    expect(megabytes).toBeLessThan(512);
  },
);
