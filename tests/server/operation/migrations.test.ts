import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { Client } from "pg";
import { describe, expect, test } from "vitest";
import { postgres, type TestDatabase } from "../../support/engines.ts";
import { startServerProcess, spawnServer } from "../../support/server-process.ts";

const folders = ["../../../server/database/platform", "../../../schema"];

async function countMigrations(): Promise<number> {
  const files = await Promise.all(folders.map((folder) => readdir(join(import.meta.dirname, folder))));
  return files.flat().filter((file) => file.endsWith(".sql")).length;
}

describe("an empty database on Postgres", () => {
  test("is migrated once when two processes start at the same moment", async () => {
    const testDatabase = await postgres.createEmptyTestDatabase();
    const servers = await Promise.all([startServerProcess(testDatabase), startServerProcess(testDatabase)]);
    for (const { child } of servers) child.kill("SIGTERM");
    expect(await Promise.all(servers.map(({ exited }) => exited))).toEqual([0, 0]);
    expect(await countApplied(testDatabase)).toBe(await countMigrations());
    await testDatabase.remove();
  });

  test("whose first start was killed in the middle of its migrations is completed by the next", async () => {
    const testDatabase = await postgres.createEmptyTestDatabase();
    const observer = new Client({ connectionString: testDatabase.databaseUrl });
    await observer.connect();
    const { child, exited } = await spawnServer(testDatabase);
    await waitUntilMigrating(observer);
    child.kill("SIGKILL");
    expect(await exited).toBe("SIGKILL");
    // It was in the middle: nothing of it is there, and the lock is free again.
    expect(await countApplied(testDatabase)).toBe(0);
    await observer.end();

    const next = await startServerProcess(testDatabase);
    next.child.kill("SIGTERM");
    expect(await next.exited).toBe(0);
    expect(await countApplied(testDatabase)).toBe(await countMigrations());
    await testDatabase.remove();
  });
});

/** Until the first process has made tables that nobody else can see yet. */
async function waitUntilMigrating(observer: Client) {
  for (;;) {
    const { rows } = await observer.query(
      `select from pg_locks where mode = 'AccessExclusiveLock' and locktype = 'relation'
         and database = (select oid from pg_database where datname = current_database())
       having count(*) > 20`,
    );
    if (rows.length > 0) return;
  }
}

async function countApplied({ databaseUrl }: TestDatabase): Promise<number> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ exists: boolean }>(
    "select to_regclass('migrations.applied') is not null as exists",
  );
  const { rows: counted } = rows[0]?.exists
    ? await client.query<{ count: number }>("select count(*)::int from migrations.applied")
    : { rows: [] };
  await client.end();
  return counted[0]?.count ?? 0;
}
