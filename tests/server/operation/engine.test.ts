import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { embedded } from "../../support/engines.ts";
import { openDatabase } from "../../../server/database/open-database.ts";
import { startServerProcess } from "../../support/server-process.ts";

const breakEngine = join(import.meta.dirname, "break-engine.ts");

describe("the engine of PGlite", () => {
  test("stalls, and SIGTERM ends the process all the same", { timeout: 60_000 }, async () => {
    const testDatabase = await embedded.createTestDatabase();
    const server = await startServerProcess(testDatabase, { preload: breakEngine });
    server.child.send("stall");
    server.child.kill("SIGTERM");
    expect([0, 1]).toContain(await server.exited);
    await testDatabase.remove();
  });
});

describe("a data folder of PGlite", () => {
  test("whose lock file was removed is not opened, and says what to do", async () => {
    const testDatabase = await embedded.createTestDatabase();
    const database = await openDatabase(testDatabase);
    await rm(join(testDatabase.dataDir, "lock"));
    await expect(openDatabase(testDatabase)).rejects.toThrow("Make sure that no process uses the folder");
    await database.close();
    await writeFile(join(testDatabase.dataDir, "lock"), "");
    await (await openDatabase(testDatabase)).close();
    await testDatabase.remove();
  });

  test("with an empty folder where its database was is not taken for a new one", async () => {
    const testDatabase = await embedded.createEmptyTestDatabase();
    await mkdir(join(testDatabase.dataDir, "postgres"));
    await expect(openDatabase(testDatabase)).rejects.toThrow("is not a database. Put your database there");
    await testDatabase.remove();
  });

  test("whose first start was cut off begins again", async () => {
    const testDatabase = await embedded.createEmptyTestDatabase();
    await mkdir(join(testDatabase.dataDir, "postgres"));
    await writeFile(join(testDatabase.dataDir, "postgres", "PG_VERSION"), "");
    await writeFile(join(testDatabase.dataDir, "postgres.unfinished"), "");
    await (await openDatabase(testDatabase)).close();
    await testDatabase.remove();
  });

  test("with damaged files says what to do", async () => {
    const testDatabase = await embedded.createTestDatabase();
    await (await openDatabase(testDatabase)).close();
    await writeFile(join(testDatabase.dataDir, "postgres", "global", "pg_control"), "damaged");
    await expect(openDatabase(testDatabase)).rejects.toThrow(
      "move the folder away and restore your last backup",
    );
    await testDatabase.remove();
  });
});
