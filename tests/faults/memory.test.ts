import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { engines } from "../engines.ts";
import { startProcess } from "../process.ts";

// The embedded engine takes a gigabyte of its own when it makes a new database. Linux alone tells what a process held at its highest.
const outside = engines.filter(({ name }) => name === "Postgres");

test.runIf(process.platform === "linux").each(outside)(
  "beside $name the server starts on a small machine",
  async (engine) => {
    const place = await engine.makePlace();
    const server = await startProcess(place);
    const status = await readFile(`/proc/${server.child.pid}/status`, "utf8");
    server.child.kill("SIGTERM");
    await server.ended;
    await place.remove();
    const megabytes = Number(status.match(/VmHWM:\s+(\d+) kB/)?.[1]) / 1024;
    expect(megabytes).toBeGreaterThan(50);
    expect(megabytes).toBeLessThan(512);
  },
);
