import { beforeAll, describe, expect, test } from "vitest";
import type { Database, Transaction } from "../../server/database/database.ts";
import { forbiddenGrants } from "./forbidden-grants.ts";
import { tryAs, seed } from "./principals.ts";
import type { PermissionCase } from "./cases-for.ts";
import { permissionCases } from "./permission-cases.ts";
import { engines, openMigratedDatabase } from "../engines.ts";
import { withRollback } from "./with-rollback.ts";

// Each way to break a rule tries every case.
describe.each(engines)("permissions on $name", { timeout: 180_000 }, (engine) => {
  let database: Database;

  beforeAll(async () => {
    const opened = await openMigratedDatabase(engine);
    database = opened.database;
    return opened.close;
  });

  /** Begins with the cases of what `mutation` names, first of all of what it names first: they are the likeliest to fail. */
  async function hasFailedCase(transaction: Transaction, mutation: string): Promise<boolean> {
    const names = mutation.match(/(?<=\b(?:public|private|auth)\.)\w+/g) ?? [];
    const rank = ({ statement }: PermissionCase) => {
      const place = names.findIndex((name) => statement.includes(name));
      return place === -1 ? names.length : Math.min(place, 1);
    };
    const sorted = permissionCases.toSorted((one, other) => rank(one) - rank(other));
    for await (const _ of findFailedCases(transaction, sorted)) return true;
    return false;
  }

  /** Those of `mutations` that fail no case. */
  async function findUndetected(transaction: Transaction, mutations: string[]): Promise<string[]> {
    const undetected = [];
    for (const mutation of mutations) {
      await transaction.execute(`savepoint mutation; ${mutation}`);
      if (!(await hasFailedCase(transaction, mutation))) undetected.push(mutation);
      await transaction.execute("rollback to savepoint mutation; release savepoint mutation");
    }
    return undetected;
  }

  test("every table and verb gives every principal the expected outcome", async () => {
    await withSeededDatabase(database, async (transaction) => {
      const failed = [];
      for await (const failedCase of findFailedCases(transaction, permissionCases)) failed.push(failedCase);
      expect(failed).toEqual([]);
    });
  });

  test("dropping any policy is detected", async () => {
    await withSeededDatabase(database, async (transaction) => {
      const { rows: policies } = await transaction.query<{ name: string; relation: string }>(
        `select quote_ident(policyname) as name, format('%I.%I', schemaname, tablename) as relation from pg_policies
         where schemaname in ('public', 'private')`,
      );
      expect(policies.length).toBeGreaterThanOrEqual(11);
      const mutations = policies.map(({ name, relation }) => `drop policy ${name} on ${relation}`);
      expect(await findUndetected(transaction, mutations)).toEqual([]);
    });
  });

  test("granting any other access is detected", async () => {
    await withSeededDatabase(database, async (transaction) => {
      const ofOwner = [
        "alter table public.inquiries no force row level security",
        "alter table public.admin_audit_log no force row level security",
        "grant select on auth.mfa_factors to schema_owner",
        "grant update on auth.users to schema_owner",
      ];
      const mutations = [...ofOwner, ...forbiddenGrants];
      expect(await findUndetected(transaction, mutations)).toEqual([]);
    });
  });

  test("dropping any condition of staff rights is detected", async () => {
    const isAal2 = "coalesce(auth.jwt() ->> 'aal', 'aal1') = 'aal2'";
    const isNotDemanded = "private.staff_aal() = 'aal1'";
    const ownFactor = "select from auth.mfa_factors where user_id = auth.uid()";
    const hasNoFactor = `not exists (${ownFactor} and status = 'verified')`;
    await withSeededDatabase(database, async (transaction) => {
      const bodies = [
        "true",
        isAal2,
        `${isAal2} or ${isNotDemanded}`,
        `${isAal2} or ${hasNoFactor}`,
        `${isNotDemanded} and ${hasNoFactor}`,
        `${isAal2} or ${isNotDemanded} and not exists (${ownFactor})`,
      ];
      const mutations = bodies.map(
        (body) => `create or replace function private.has_staff_aal() returns boolean
          language sql stable security definer set search_path = '' as $$ select ${body} $$`,
      );
      expect(await findUndetected(transaction, mutations)).toEqual([]);
    });
  });

  test("giving staff what admins may, or taking from staff what they may, is detected anywhere", async () => {
    await withSeededDatabase(database, async (transaction) => {
      const { rows } = await transaction.query<{ rule: string }>(
        `select pg_get_functiondef(oid) as rule from pg_proc
         where pronamespace::regnamespace::text in ('public', 'private')
           and prosrc ~ 'private[.](assert|is)_(admin|staff)[(]' and proname !~ '^assert_'
         union all
         select format('alter policy %I on public.%I using (%s)', policyname, tablename, qual) from pg_policies
         where qual ~ 'is_(admin|staff)[(]'`,
      );
      expect(rows.length).toBeGreaterThan(40);
      const mutations = rows.map(({ rule }) =>
        rule.replaceAll(/\b(assert|is)_(admin|staff)\(/g, (_, verb, role) =>
          role === "admin" ? `${verb}_staff(` : `${verb}_admin(`,
        ),
      );
      expect(await findUndetected(transaction, mutations)).toEqual([]);
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

/** Runs `work` on a seeded database and rolls everything back. */
function withSeededDatabase(database: Database, work: (transaction: Transaction) => Promise<void>) {
  return withRollback(database, async (transaction) => {
    await seed(transaction);
    await work(transaction);
  });
}

async function* findFailedCases(transaction: Transaction, cases: PermissionCase[]) {
  for (const permissionCase of cases) {
    const { principal, statement, setup } = permissionCase;
    const actual = await tryAs(transaction, principal, statement, setup);
    const isExpected =
      typeof actual === "number"
        ? actual === permissionCase.outcome
        : actual.startsWith(String(permissionCase.outcome));
    if (!isExpected) yield { ...permissionCase, actual };
  }
}
