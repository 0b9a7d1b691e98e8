import { describe, expect, test } from "vitest";
import type { Database } from "../../../server/database/database.ts";
import { listAppliedMigrations, loadMigrations, migrate } from "../../../server/database/migrate.ts";
import { openPostgres } from "../../../server/database/postgres.ts";
import { examine } from "../../../server/doctor/examine.ts";
import { renderFindings } from "../../../server/doctor/finding.ts";
import { executeOnCluster, findClusterUrl, getDatabaseUrl } from "../../support/cluster-databases.ts";
import { postgres } from "../../support/engines.ts";

test("the body of every function is valid, which Postgres does not check while it makes them", async () => {
  const testDatabase = await postgres.createTestDatabase();
  const database = openPostgres(testDatabase.databaseUrl ?? "");
  const { rows } = await database.transaction((t) =>
    t.query(`
      select case lanname when 'sql' then fmgr_sql_validator(function.oid) else plpgsql_validator(function.oid) end
      from pg_proc as function join pg_language as language on language.oid = prolang
      where pronamespace in ('public'::regnamespace, 'private'::regnamespace) and lanname in ('sql', 'plpgsql')
    `),
  );
  expect(rows.length).toBeGreaterThan(200);
  await database.close();
  await testDatabase.remove();
});

describe("an empty database on Postgres", () => {
  test("is migrated once when two processes start at the same moment", async () => {
    const testDatabase = await postgres.createEmptyTestDatabase();
    const databases = [1, 2].map(() => openPostgres(testDatabase.databaseUrl ?? ""));
    await Promise.all(databases.map(migrate));
    for (const database of databases) expect(await countApplied(database)).toBe(await countMigrations());
    await Promise.all(databases.map(({ close }) => close()));
    await testDatabase.remove();
  });

  test("whose first start was killed in the middle of its migrations is completed by the next", async () => {
    const testDatabase = await postgres.createEmptyTestDatabase();
    const [first, next] = [1, 2].map(() => openPostgres(testDatabase.databaseUrl ?? ""));
    if (!first || !next) throw new Error("no database");
    const migrating = migrate(first).catch((error: unknown) => error);
    await killWhileMigrating(next);
    expect(await migrating).toBeInstanceOf(Error);
    // It was in the middle: nothing of it is there, and the lock is free again.
    await migrate(next);
    expect(await countApplied(next)).toBe(await countMigrations());
    await Promise.all([first.close(), next.close()]);
    await testDatabase.remove();
  });
});

/** Ends the connection that has made tables which nobody else can see yet, as Postgres does when its process dies. */
async function killWhileMigrating(observer: Database) {
  for (let isKilled = false; !isKilled;) {
    const { rows } = await observer.transaction((t) =>
      t.query(
        `select pg_terminate_backend(pid) from pg_locks
         where mode = 'AccessExclusiveLock' and locktype = 'relation' and pid <> pg_backend_pid()
           and database = (select oid from pg_database where datname = current_database())
         group by pid having count(*) > 20`,
      ),
    );
    isKilled = rows.length > 0;
  }
  const { rows } = await observer.transaction((t) =>
    t.query("select to_regclass('migrations.applied') as applied"),
  );
  expect(rows).toEqual([{ applied: null }]);
}

const countMigrations = async () => (await loadMigrations()).length;
const countApplied = async (database: Database) => (await database.transaction(listAppliedMigrations)).length;

describe("a database that does not suit", () => {
  test("since it is not UTF-8 is refused, with what to do", async () => {
    const cluster = findClusterUrl();
    const options = "encoding 'SQL_ASCII' locale 'C' template template0";
    await executeOnCluster(`create database bytes ${options}`, cluster);
    const database = openPostgres(getDatabaseUrl("bytes", cluster));
    await expect(migrate(database)).rejects.toThrow("encoded as SQL_ASCII. Create it with encoding 'UTF8'.");
    await database.close();
    await executeOnCluster("drop database bytes with (force)", cluster);
  });

  test.each(["14.9", "19.1"])(
    "since it is Postgres %s is refused, and the doctor says it",
    async (version) => {
      const testDatabase = await postgres.createEmptyTestDatabase();
      const { dataDir, databaseUrl = "" } = testDatabase;
      const database = openPostgres(databaseUrl);
      // What the server says of itself cannot be set.
      await database.transaction((transaction) =>
        transaction.execute(`
        create schema other;
        create function other.current_setting(name text) returns text language sql as $$
          select case name when 'server_version' then '${version}' else pg_catalog.current_setting(name) end
        $$;
        do $$ begin execute format('alter database %I set search_path = other, pg_catalog', current_database()); end $$`),
      );
      await database.close();
      const reopened = openPostgres(databaseUrl);
      const sentence = `is Postgres ${version}: a version from 15 to 18 is needed`;
      await expect(migrate(reopened)).rejects.toThrow(sentence);
      await reopened.close();
      const findings = await examine({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl });
      expect(renderFindings(findings)).toContain(sentence);
      await testDatabase.remove();
    },
  );
});
