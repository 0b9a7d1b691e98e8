import { rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { beforeAll, describe, expect, test, vi } from "vitest";
import type { Database } from "../../server/database/database.ts";
import { createEmbeddedDatabase } from "../../server/database/embedded/embedded-database.ts";
import { type Engine, openEngine } from "../../server/database/embedded/engine.ts";
import { runNext } from "../../server/database/embedded/maintenance.ts";
import { createDataFolder } from "../data-folder.ts";
import { submitInquirySql } from "../permissions/principals.ts";

describe("maintenance of the embedded database", () => {
  let engine: Engine;
  let database: Database;

  beforeAll(async () => {
    const folder = await createDataFolder();
    vi.useFakeTimers({ toFake: ["setInterval"] });
    engine = await openEngine(join(folder, "postgres"), "large");
    database = createEmbeddedDatabase(engine);
    return async () => {
      vi.useRealTimers();
      await database.close();
      rmSync(folder, { recursive: true });
    };
  });

  const query = async <Row>(statement: string) =>
    (await database.transaction((transaction) => transaction.query<Row>(statement))).rows;

  /** Postgres reports counts once a second at most, with the next statement. */
  async function quieten() {
    await wait(1_100);
    await query("select 1");
    await wait(1_100);
  }

  const failedAt = new Map<string, number>();

  async function maintain() {
    await quieten();
    while (await runNext(engine.send, failedAt));
  }

  const fill = "insert into notes select n, repeat(md5(n::text), 10) from generate_series(1, 20000) as n";

  test("frees the space of deleted rows for new ones, and counts rows for the planner", async () => {
    await database.transaction((transaction) => transaction.execute("create table notes (n int, body text)"));
    // Analysing the table of statistics does nothing, and must not be tried for ever.
    await query("analyze");
    await query("update pg_statistic set stainherit = stainherit");
    const sizes: number[] = [];
    for (let turn = 0; turn < 4; turn++) {
      await query("delete from notes");
      await query(fill);
      await maintain();
      sizes.push(
        (await query<{ size: number }>("select pg_relation_size('notes')::float8 as size"))[0]?.size ?? 0,
      );
    }
    const [, second = 0, , last] = sizes;
    expect(second).toBeGreaterThan(1_000_000);
    expect(last).toBeLessThanOrEqual(second * 1.1);
    expect(await query("select reltuples from pg_class where relname = 'notes'")).toEqual([
      { reltuples: 20000 },
    ]);
    expect(await query("select relname from pg_stat_user_tables where last_vacuum is null")).toEqual([]);
    expect(await runNext(engine.send, failedAt)).toBe(false);
  });

  test("keeps the log short that is replayed after a crash", async () => {
    for (let turn = 0; turn < 8; turn++) await query("update notes set n = n + 1");
    const sinceCheckpoint = async () =>
      Number(
        (
          await query<{ bytes: string }>(
            "select pg_current_wal_lsn() - redo_lsn as bytes from pg_control_checkpoint()",
          )
        )[0]?.bytes,
      );
    expect(await sinceCheckpoint()).toBeGreaterThan(64 * 2 ** 20);
    await maintain();
    expect(await sinceCheckpoint()).toBeLessThan(64 * 2 ** 20);
  });

  test("leaves out a table that cannot be analysed, says so, and goes on with the others", async () => {
    const log = vi.spyOn(console, "log").mockImplementation(() => {});
    await database.transaction((transaction) =>
      transaction.execute(`create table broken (n int);
        create function reciprocal(n int) returns int immutable language sql as 'select 1';
        create index on broken (reciprocal(n));
        insert into broken select 0 from generate_series(1, 30000);
        create or replace function reciprocal(n int) returns int immutable language sql as 'select 1 / n';
        delete from broken where ctid < '(100,0)';
        create table others (n int);
        insert into others select 1 from generate_series(1, 2000)`),
    );
    await maintain();
    expect([...failedAt.keys()]).toEqual(["vacuum (analyze) public.broken"]);
    expect(log.mock.calls.join()).toContain(
      '"maintenance.failed","statement":"vacuum (analyze) public.broken"',
    );
    expect(
      await query("select 1 from pg_stat_user_tables where relname = 'others' and last_vacuum is not null"),
    ).toHaveLength(1);
    await query("drop table broken");
  });

  test("waits for a quiet moment, and an inquiry that comes meanwhile is answered", async () => {
    await query("delete from notes");
    // Else that would be needed most.
    await query("checkpoint");
    await quieten();
    const look = () => vi.advanceTimersByTime(10_000);
    const isVacuumed = async () => {
      const [row] = await query<{ dead: number }>(
        "select n_dead_tup::int as dead from pg_stat_user_tables where relname = 'notes'",
      );
      return row?.dead === 0;
    };
    await database.transaction(async () => void look());
    expect(await isVacuumed()).toBe(false);
    await quieten();
    look();
    expect(await query(submitInquirySql("sent-meanwhile"))).toHaveLength(1);
    await expect.poll(isVacuumed).toBe(true);
  });
});
