import { readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test, vi } from "vitest";
import type { Database } from "../../server/database/database.ts";
import { openEmbedded } from "../../server/database/embedded/embedded.ts";
import { createDataFolder } from "../support/data-folder.ts";

const hourMs = 3_600_000;

let folder: string;
let database: Database;

beforeAll(async () => {
  folder = await createDataFolder();
  vi.useFakeTimers({ toFake: ["Date", "setInterval"], now: new Date(2026, 10, 29, 12, 30) });
  database = await openEmbedded(folder);
  return async () => {
    vi.useRealTimers();
    await database.close();
    rmSync(folder, { recursive: true });
  };
});

const query = async <Row>(statement: string) =>
  (await database.transaction((transaction) => transaction.query<Row>(statement))).rows;

const countVacuums = async () => {
  const [row] = await query<{ count: number }>(
    "select vacuum_count::int as count from pg_stat_user_tables where relname = 'notes'",
  );
  return row?.count ?? 0;
};

/** Whose last statement, the checkpoint, is over when the next transaction has its turn. */
async function pass(hours: number) {
  for (let hour = 0; hour < hours; hour++) {
    vi.advanceTimersByTime(hourMs);
    for (let turn = 0; turn < 3; turn++) await query("select 1");
  }
}

const fill = "insert into notes select n, repeat(md5(n::text), 10) from generate_series(1, 20000) as n";

test("the embedded database is vacuumed and analysed once a night, and its folder does not grow", async () => {
  await database.transaction((transaction) => transaction.execute("create table notes (n int, body text)"));
  const megabytes: number[] = [];
  for (let night = 0; night < 4; night++) {
    await query("delete from notes");
    await query(fill);
    for (let turn = 0; turn < 3; turn++) await query("update notes set n = n + 1");
    await pass(12);
    expect(await countVacuums()).toBe(night);
    await pass(12);
    expect(await countVacuums()).toBe(night + 1);
    megabytes.push(sizeOf(join(folder, "postgres")) / 2 ** 20);
  }
  const [, second = 0, , last] = megabytes;
  expect(last).toBeLessThanOrEqual(second * 1.1);
  expect(await query("select reltuples from pg_class where relname = 'notes'")).toEqual([
    { reltuples: 20000 },
  ]);
  const [log] = await query<{ bytes: string }>(
    "select pg_current_wal_lsn() - redo_lsn as bytes from pg_control_checkpoint()",
  );
  expect(Number(log?.bytes)).toBeLessThan(2 ** 20);
});

function sizeOf(path: string): number {
  return readdirSync(path, { recursive: true, encoding: "utf8" })
    .map((name) => statSync(join(path, name)))
    .reduce((bytes, stats) => bytes + (stats.isFile() ? stats.size : 0), 0);
}
