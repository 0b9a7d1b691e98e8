import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { postgres } from "../engines.ts";
import { startServerProcess } from "../server-process.ts";

// The embedded engine takes a gigabyte of its own when it makes a new database. Only Linux reports a process's peak memory.
test.runIf(process.platform === "linux")("on Postgres the server starts within 512 MB", async () => {
  const testDatabase = await postgres.createEmptyTestDatabase();
  const server = await startServerProcess(testDatabase);
  const status = await readFile(`/proc/${server.child.pid}/status`, "utf8");
  server.child.kill("SIGTERM");
  await server.exited;
  await testDatabase.remove();
  const megabytes = Number(status.match(/VmHWM:\s+(\d+) kB/)?.[1]) / 1024;
  expect(megabytes).toBeGreaterThan(50);
  expect(megabytes).toBeLessThan(512);
});
