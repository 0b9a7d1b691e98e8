import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { engines } from "../engines.ts";
import { startServerProcess } from "../server-process.ts";

// The embedded engine takes a gigabyte of its own when it makes a new database. Only Linux reports a process's peak memory.
const postgresOnly = engines.filter(({ name }) => name === "Postgres");

test.runIf(process.platform === "linux").each(postgresOnly)(
  "on $name the server starts within 512 MB",
  async (engine) => {
    const testDatabase = await engine.createEmptyTestDatabase();
    const server = await startServerProcess(testDatabase);
    const status = await readFile(`/proc/${server.child.pid}/status`, "utf8");
    server.child.kill("SIGTERM");
    await server.exited;
    await testDatabase.remove();
    const megabytes = Number(status.match(/VmHWM:\s+(\d+) kB/)?.[1]) / 1024;
    expect(megabytes).toBeGreaterThan(50);
    expect(megabytes).toBeLessThan(512);
  },
);
