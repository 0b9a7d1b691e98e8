import { execFile } from "node:child_process";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import { engines, openPlace } from "../engines.ts";
import { type ServerProcess, startProcess } from "../process.ts";
import { storedIds } from "./inquiries.ts";
import { SteadyLoad } from "./steady-load.ts";

const breakEngine = join(import.meta.dirname, "break-engine.ts");

/** Each breaks the engine of a running server, and returns what ends the accident where that is not the server's own to do. */
const accidents: [string, (server: ServerProcess) => Promise<() => Promise<unknown>>][] = [
  ["is killed", (server) => tell(server, "kill")],
  ["stalls", (server) => tell(server, "stall")],
];

// Files that may not grow fail as on a full disk; only Linux can allow it again.
if (process.platform === "linux") accidents.push(["finds no space", stopGrowth]);

describe.each(engines.filter(({ name }) => name === "PGlite"))("the engine of $name", (engine) => {
  test.each(accidents)(
    "%s under 100 inquiries a second: 503 for a while, then on by itself, every answered inquiry there once",
    { timeout: 120_000 },
    async (_, strike) => {
      const place = await engine.makePlace();
      const server = await startProcess(place, breakEngine);
      const load = new SteadyLoad(server.url, 100);
      await load.until(() => load.stored.length >= 50);
      const end = await strike(server);
      await load.until(() => load.refused >= 50);
      const before = load.stored.length;
      await end();
      await load.until(() => load.stored.length >= before + 50);
      await load.stop();
      server.child.kill("SIGTERM");
      expect(await server.ended).toBe(0);

      expect(load.unexpected).toEqual([]);
      expect(load.slowestPage).toBeLessThan(2000);
      const stored = await storedIds(place);
      expect(new Set(stored).size).toBe(stored.length);
      expect(stored).toEqual(expect.arrayContaining(load.stored));
      await place.remove();
    },
  );

  test("stalls, and SIGTERM ends the process all the same", { timeout: 60_000 }, async () => {
    const place = await engine.makePlace();
    const server = await startProcess(place, breakEngine);
    await tell(server, "stall");
    server.child.kill("SIGTERM");
    expect(await server.ended).toBe(0);
    await place.remove();
  });
});

describe.each(engines.filter(({ name }) => name === "PGlite"))("a data folder of $name", (engine) => {
  test("whose lock file was removed is not opened, and says what to do", async () => {
    const place = await engine.makePlace();
    const database = await openPlace(place);
    await rm(join(place.dataDir, "lock"));
    await expect(openPlace(place)).rejects.toThrow("Make sure that no process uses the folder");
    await database.close();
    await writeFile(join(place.dataDir, "lock"), "");
    await (await openPlace(place)).close();
    await place.remove();
  });

  test("with an empty folder where its database was is not taken for a new one", async () => {
    const place = await engine.makePlace();
    await mkdir(join(place.dataDir, "postgres"));
    await expect(openPlace(place)).rejects.toThrow(
      "is not a database. Put your database or its backup there",
    );
    await place.remove();
  });

  test("whose first start was cut off begins again", async () => {
    const place = await engine.makePlace();
    await mkdir(join(place.dataDir, "postgres"));
    await writeFile(join(place.dataDir, "postgres", "PG_VERSION"), "");
    await writeFile(join(place.dataDir, "postgres.unfinished"), "");
    await (await openPlace(place)).close();
    await place.remove();
  });

  test("with damaged files says what to do", async () => {
    const place = await engine.makePlace();
    await (await openPlace(place)).close();
    await writeFile(join(place.dataDir, "postgres", "global", "pg_control"), "damaged");
    await expect(openPlace(place)).rejects.toThrow("put your last backup in its place");
    await place.remove();
  });
});

async function tell({ child }: ServerProcess, accident: "kill" | "stall") {
  child.send(accident);
  return () => Promise.resolve();
}

async function stopGrowth({ child }: ServerProcess) {
  const limit = (bytes: string) =>
    promisify(execFile)("prlimit", ["--pid", String(child.pid), `--fsize=${bytes}:unlimited`]);
  await limit("1000000");
  return () => limit("unlimited");
}
