import { readFile } from "node:fs/promises";
import type { Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { postgres } from "../../support/engines.ts";
import { startServerProcess } from "../../support/server-process.ts";
import { openSocket } from "../../support/sockets.ts";

// Only Linux reports a process's resident memory.
test.runIf(process.platform === "linux")(
  "on Postgres request bodies that never end take little memory, pages are served meanwhile, and SIGTERM ends the process",
  async () => {
    const testDatabase = await postgres.createTestDatabase();
    const server = await startServerProcess(testDatabase);
    const before = await residentMegabytes(server.child.pid);
    const sockets: Socket[] = [];
    for (let index = 0; index < 1_000; index++) {
      const socket = await openSocket(server.url);
      socket.write(head);
      socket.write("x".repeat(127_000));
      sockets.push(socket);
    }
    await wait(1_000);
    const begin = performance.now();
    expect((await fetch(`${server.url}/en`)).status).toBe(200);
    expect((await fetch(`${server.url}/health/live`)).status).toBe(200);
    expect(performance.now() - begin).toBeLessThan(2_000);
    expect((await residentMegabytes(server.child.pid)) - before).toBeLessThan(250);

    const signalled = performance.now();
    server.child.kill("SIGTERM");
    expect(await server.exited).toBe(0);
    expect(performance.now() - signalled).toBeLessThan(15_000);
    for (const socket of sockets) socket.destroy();
    await testDatabase.remove();
  },
  60_000,
);

const head = [
  "POST /functions/v1/submit-inquiry HTTP/1.1",
  "Host: localhost",
  "apikey: sb_publishable_embedded",
  "Content-Type: application/json",
  "Content-Length: 128000",
  "\r\n",
].join("\r\n");

async function residentMegabytes(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Number(status.match(/VmRSS:\s+(\d+) kB/)?.[1]) / 1024;
}
