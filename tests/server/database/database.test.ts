import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { everyEngine, openMigratedDatabase, type TestDatabase } from "../../support/engines.ts";
import { publicHolidays } from "../../../firm/public-holidays.ts";
import { openDatabase } from "../../../server/database/open-database.ts";
import { anonymous, asRole, authAdmin } from "../../../server/database/as-role.ts";
import type { Database } from "../../../server/database/database.ts";
import { migrate, placeError } from "../../../server/database/migrate.ts";

describe.each(everyEngine)("a database on $name", (engine) => {
  let testDatabase: TestDatabase;
  let database: Database;

  beforeAll(async () => {
    const opened = await openMigratedDatabase(engine);
    ({ testDatabase, database } = opened);
    return opened.close;
  });

  test("migrates once, however often it is asked", async () => {
    const empty = await engine.createEmptyTestDatabase();
    const fresh = await openDatabase(empty);
    await migrate(fresh);
    await migrate(fresh);
    const { rows } = await fresh.transaction((t) =>
      t.query<{ name: string }>("select name from migrations.applied"),
    );
    expect(rows.map((row) => row.name)).toContain("platform/0001_roles.sql");
    expect(new Set(rows.map((row) => row.name)).size).toBe(rows.length);
    await fresh.close();
    await empty.remove();
  });

  test("begins with the firm's public holidays, those of every year for three years at least", async () => {
    const { rows } = await database.transaction((t) =>
      t.query<{ day: string; name: string }>("select day::text, name_ar as name from public.special_days"),
    );
    for (const { name, days, everyYear } of publicHolidays) {
      const known = rows.filter((row) => row.name === name.ar).map(({ day }) => day);
      if (days) expect(known.toSorted()).toEqual(days.toSorted());
      else expect(known.filter((day) => day.endsWith(everyYear)).length).toBeGreaterThanOrEqual(3);
    }
  });

  test("works for a request as a role without powers, and leaves nothing of it behind", async () => {
    const whoAmI = `select current_user as role, current_setting('request.jwt.claims', true) as claims,
      (select rolsuper or rolbypassrls from pg_roles where rolname = current_user) as powerful`;
    const inside = await asRole(database, anonymous, (t) => t.query(whoAmI));
    expect(inside.rows).toEqual([{ role: "anon", claims: '{"role":"anon"}', powerful: false }]);
    const after = await database.transaction((t) => t.query<{ role: string; claims: string }>(whoAmI));
    expect(after.rows[0]?.role).not.toBe("anon");
    expect(after.rows[0]?.claims ?? "").toBe("");
  });

  test("undoes what a failed transaction did", async () => {
    await asRole(database, authAdmin, (t) => t.execute("create table auth.scratch (n int)"));
    const failing = asRole(database, authAdmin, async (t) => {
      await t.query("insert into auth.scratch values (1)");
      throw new Error("changed our mind");
    });
    await expect(failing).rejects.toThrow("changed our mind");
    const { rows } = await asRole(database, authAdmin, (t) => t.query("select n from auth.scratch"));
    expect(rows).toEqual([]);
  });

  test("refuses to write in a read-only transaction", async () => {
    const write = asRole(database, authAdmin, (t) => t.execute("create table auth.never (n int)"), {
      readOnly: true,
    });
    await expect(write).rejects.toMatchObject({ code: "25006" });
  });

  test("is refused when another text made it, with the commands that take its rows over", async () => {
    await database.transaction((t) =>
      t.query("update migrations.applied set checksum = 'other' where name = 'platform/0001_roles.sql'"),
    );
    await expect(migrate(database)).rejects.toThrow(
      /^The database was made with another platform\/0001_roles\.sql .* `npm run restore -- FILE --replace`/,
    );
  });

  test("says in which line of a file Postgres has found an error", async () => {
    const script = "select 1;\n\nselect 'ص', broken\nfrom nothing;";
    const error = await database.transaction((t) => t.execute(script)).catch((reason: unknown) => reason);
    expect(placeError(error, "schema/file.sql", script)).toMatchObject({
      message: 'Postgres refuses schema/file.sql, line 4: relation "nothing" does not exist',
    });
  });

  if (engine.name === "Postgres") {
    // The embedded one ends with its process: see tests/nightly/under-load/engine.test.ts.
    test("ends a statement that takes too long, and answers the next", async () => {
      const endless = asRole(database, anonymous, (t) => t.query("select pg_sleep(3600)"));
      await expect(endless).rejects.toThrow("statement timeout");
      const { rows } = await asRole(database, anonymous, (t) => t.query("select 1 as one"));
      expect(rows).toEqual([{ one: 1 }]);
    });

    test("outlives a connection that is cut between two statements", async () => {
      const cut = database.transaction(async (broken) => {
        const { rows } = await broken.query<{ pid: number }>("select pg_backend_pid() as pid");
        await database.transaction((other) =>
          other.query("select pg_terminate_backend($1, 5000)", [rows[0]?.pid]),
        );
        await new Promise((resolve) => setTimeout(resolve, 100));
        await broken.query("select 1");
      });
      await expect(cut).rejects.toThrow("connection");
      const { rows } = await database.transaction((t) => t.query("select 1 as one"));
      expect(rows).toEqual([{ one: 1 }]);
    });
  }

  if (engine.name === "PGlite") {
    test("refuses a second process on the same folder", async () => {
      await expect(openDatabase(testDatabase)).rejects.toThrow("Another process is using");
    });

    test("a folder that cannot be locked is not reported as in use", async () => {
      const odd = await engine.createEmptyTestDatabase();
      await mkdir(join(odd.dataDir, "lock"));
      await expect(openDatabase(odd)).rejects.toThrow(`"lock" in ${odd.dataDir} cannot be used`);
      await odd.remove();
    });
  }
});

test("the embedded database refuses a transaction within another at once, instead of waiting for itself", async () => {
  const [embedded] = everyEngine;
  if (!embedded) throw new Error("There is no such engine");
  const { database, close } = await openMigratedDatabase(embedded);
  const nested = database.transaction(() => database.transaction((t) => t.query("select 1")));
  await expect(nested).rejects.toThrow("A transaction within another would wait for itself");
  // What a transaction began and did not wait for may have its own afterwards.
  const ended = Promise.withResolvers<void>();
  const later = await database.transaction(async () => ({
    answer: ended.promise.then(() => database.transaction((t) => t.query("select 1 as one"))),
  }));
  ended.resolve();
  expect(await later.answer).toMatchObject({ rows: [{ one: 1 }] });
  await close();
});
