import { expect, test } from "vitest";
import { denied } from "./cases/cases-for.ts";
import { findFailedCases } from "./cases/failed-cases.ts";
import { permissionCases } from "./cases/permission-cases.ts";
import { describeRules } from "./describe-rules.ts";
import { roleOf, tryAs } from "./principals.ts";

const apiRoles = ["anon", "authenticated", "service_role"];

/** By policies, as whoever reads. */
const calledByPolicies = ["authenticated private.is_admin", "authenticated private.is_staff"];

/** Of tables that staff read. */
const withheldColumns = [
  ...["author_id", "created_at", "is_kept"].map((name) => `inquiry_attachments.${name}`),
];

describeRules("permissions", (rules) => {
  test("every case has the expected outcome", async () => {
    await rules.seeded(async (transaction) => {
      const failed = [];
      for await (const failedCase of findFailedCases(transaction, permissionCases)) failed.push(failedCase);
      expect(failed).toEqual([]);
    });
  });

  test("a role of the API may use what a case uses as that role, and nothing else", async () => {
    const used = permissionCases
      .filter(({ outcome }) => outcome !== denied)
      .flatMap(({ principal, statement }) =>
        Array.from(
          statement.matchAll(/\b(?:public|private)\.\w+/g),
          ([name]) => `${roleOf(principal)} ${name}`,
        ),
      );
    const granted = await rules.query<{ grant: string }>(
      `select distinct format('%s %s.%s', role, nspname, name) as grant
       from unnest($1::text[]) as role, pg_namespace as schema, lateral (
         select proname as name from pg_proc where pronamespace = schema.oid and has_function_privilege(role, oid, 'execute')
         union all
         select relname from pg_class where relnamespace = schema.oid and relkind in ('r', 'v', 'm', 'p', 'f')
           and has_any_column_privilege(role, oid, 'select')
       ) as granted
       where nspname in ('public', 'private')`,
      [apiRoles],
    );
    const expected = new Set([
      ...used.filter((use) => !use.startsWith("schema_owner ")),
      ...calledByPolicies,
    ]);
    expect(granted.map(({ grant }) => grant).toSorted()).toEqual([...expected].toSorted());
  });

  test("no role of the API writes to a table, or reads what belongs to the auth service", async () => {
    const written = await rules.query(
      `select role, oid::regclass from pg_class, unnest($1::text[]) as role
       where relkind in ('r', 'v', 'm', 'p', 'f') and relnamespace::regnamespace::text not in ('pg_catalog', 'information_schema')
         and (has_any_column_privilege(role, oid, 'insert, update, references')
           or has_table_privilege(role, oid, 'delete, truncate, trigger')
           or relnamespace::regnamespace::text not in ('public', 'private') and has_any_column_privilege(role, oid, 'select'))`,
      [apiRoles],
    );
    expect(written).toEqual([]);
    const called = await rules.query<{ name: string }>(
      `select distinct proname as name from pg_proc, unnest($1::text[]) as role
       where pronamespace::regnamespace::text not in ('pg_catalog', 'information_schema', 'public', 'private') and prorettype <> 'trigger'::regtype
         and has_schema_privilege(role, pronamespace, 'usage') and has_function_privilege(role, oid, 'execute')`,
      [apiRoles],
    );
    expect(called.map(({ name }) => name).toSorted()).toEqual(["email", "jwt", "role", "uid"]);
  });

  test("staff read no column that functions alone read", async () => {
    const withheld = await rules.query<{ column: string }>(
      `select attrelid::regclass || '.' || attname as column from pg_attribute join pg_class on pg_class.oid = attrelid
       where attnum > 0 and not attisdropped and has_any_column_privilege('authenticated', attrelid, 'select')
         and relnamespace = 'public'::regnamespace and not has_column_privilege('authenticated', attrelid, attnum, 'select')`,
    );
    expect(withheld.map(({ column }) => column).toSorted()).toEqual(withheldColumns);
  });

  test("every table of ours has row security, forced on its owner too", async () => {
    const open = await rules.query(
      `select relname from pg_class where relkind = 'r' and relnamespace::regnamespace::text in ('public', 'private')
       and not (relrowsecurity and relforcerowsecurity)`,
    );
    expect(open).toEqual([]);
  });

  test("every view of ours is read with the rights of who reads it", async () => {
    const open = await rules.query(
      `select relname from pg_class where relkind = 'v' and relnamespace::regnamespace::text in ('public', 'private')
       and not coalesce(reloptions, '{}') && '{security_invoker=true,security_invoker=on}'`,
    );
    expect(open).toEqual([]);
  });

  test("every function that runs as its owner pins its search path", async () => {
    const open = await rules.query(
      `select proname from pg_proc where prosecdef and pronamespace::regnamespace::text in ('public', 'private')
       and not coalesce(proconfig, '{}') @> array['search_path=""']`,
    );
    expect(open).toEqual([]);
  });

  test("the owner of our tables has no power over the rest of the database", async () => {
    const owners = await rules.query(
      `select distinct rolname, rolsuper, rolbypassrls, rolcanlogin from pg_class join pg_roles on pg_roles.oid = relowner
       where relkind = 'r' and relnamespace::regnamespace::text in ('public', 'private')`,
    );
    expect(owners).toEqual([
      { rolname: "schema_owner", rolsuper: false, rolbypassrls: false, rolcanlogin: false },
    ]);
  });

  test("row security does not apply to the service role: what it may do is what it is granted", async () => {
    await rules.seeded(async (transaction) => {
      const read = "select * from public.inquiries";
      expect(await tryAs(transaction, "service", read)).toContain(denied);
      await transaction.execute("grant select on public.inquiries to service_role");
      expect(await tryAs(transaction, "service", read)).toBe(1);
    });
  });

  test("what a later migration creates is closed until it grants something", async () => {
    await rules.rolledBack(async (transaction) => {
      await transaction.execute(`
        set local role schema_owner;
        create table public.later (id integer);
        create function public.later() returns integer language sql as 'select 1';
        create function private.later() returns integer language sql as 'select 1';
        reset role`);
      const { rows: open } = await transaction.query(
        `select role from unnest($1::text[]) as role
         where has_table_privilege(role, 'public.later', 'select, insert, update, delete, truncate')
           or has_function_privilege(role, 'public.later()', 'execute')
           or has_function_privilege(role, 'private.later()', 'execute')`,
        [apiRoles],
      );
      expect(open).toEqual([]);
    });
  });
});
