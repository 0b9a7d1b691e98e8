import { beforeAll, describe, expect, test } from "vitest";
import type { Database } from "../../server/database/database.ts";
import { tryAs } from "./principals.ts";
import { findFailedCases, withSeededDatabase } from "./cases/failed-cases.ts";
import { permissionCases } from "./cases/permission-cases.ts";
import { engines, openMigratedDatabase } from "../support/engines.ts";
import { withRollback } from "./with-rollback.ts";

describe.each(engines)("permissions on $name", (engine) => {
  let database: Database;

  beforeAll(async () => {
    const opened = await openMigratedDatabase(engine);
    database = opened.database;
    return opened.close;
  });

  test("every table and verb gives every principal the expected outcome", async () => {
    await withSeededDatabase(database, async (transaction) => {
      const failed = [];
      for await (const failedCase of findFailedCases(transaction, permissionCases)) failed.push(failedCase);
      expect(failed).toEqual([]);
    });
  });

  test("every table of ours has row security, forced on its owner too", async () => {
    const { rows } = await database.transaction((t) =>
      t.query(
        `select relname from pg_class where relkind = 'r' and relnamespace::regnamespace::text in ('public', 'private')
         and not (relrowsecurity and relforcerowsecurity)`,
      ),
    );
    expect(rows).toEqual([]);
  });

  test("the owner of our tables has no power over the rest of the database", async () => {
    const { rows } = await database.transaction((t) =>
      t.query(
        `select distinct rolname, rolsuper, rolbypassrls, rolcanlogin from pg_class join pg_roles on pg_roles.oid = relowner
         where relkind = 'r' and relnamespace::regnamespace::text in ('public', 'private')`,
      ),
    );
    expect(rows).toEqual([
      { rolname: "schema_owner", rolsuper: false, rolbypassrls: false, rolcanlogin: false },
    ]);
  });

  test("row security does not apply to the service role: what it may do is what it is granted", async () => {
    await withSeededDatabase(database, async (transaction) => {
      const read = "select * from public.inquiries";
      expect(await tryAs(transaction, "service", read)).toContain("permission denied");
      await transaction.execute("grant select on public.inquiries to service_role");
      expect(await tryAs(transaction, "service", read)).toBe(1);
    });
  });

  test("what a later migration creates is closed until it grants something", async () => {
    await withRollback(database, async (transaction) => {
      await transaction.execute(`
        set local role schema_owner;
        create table public.later (id integer);
        create function public.later() returns integer language sql as 'select 1';
        create function private.later() returns integer language sql as 'select 1';
        reset role`);
      const { rows } = await transaction.query(
        `select role, has_table_privilege(role, 'public.later', 'select, insert, update, delete, truncate') as "table",
           has_function_privilege(role, 'public.later()', 'execute') as public,
           has_function_privilege(role, 'private.later()', 'execute') as private
         from unnest(array['anon', 'authenticated', 'service_role']) as role`,
      );
      const closed = { table: false, public: false, private: false };
      expect(rows).toEqual([
        { role: "anon", ...closed },
        { role: "authenticated", ...closed },
        { role: "service_role", ...closed },
      ]);
    });
  });

  test("every function that a caller of the API may execute has a case", async () => {
    const { rows } = await database.transaction((t) =>
      t.query<{ name: string }>(
        `select distinct proname as name from pg_proc where pronamespace = 'public'::regnamespace
         and has_function_privilege('authenticated', oid, 'execute')`,
      ),
    );
    const statements = permissionCases.map(({ statement }) => statement).join();
    expect(rows.length).toBeGreaterThan(20);
    expect(rows.filter(({ name }) => !statements.includes(`public.${name}(`))).toEqual([]);
  });

  test("every function that runs as its owner pins its search path", async () => {
    const { rows } = await database.transaction((t) =>
      t.query(
        `select proname from pg_proc where prosecdef and pronamespace::regnamespace::text in ('public', 'private')
         and not coalesce(proconfig, '{}') @> array['search_path=""']`,
      ),
    );
    expect(rows).toEqual([]);
  });
});
