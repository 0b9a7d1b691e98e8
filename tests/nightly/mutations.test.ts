import { beforeAll, describe, expect, test } from "vitest";
import type { Database, Transaction } from "../../server/database/database.ts";
import { engines, openMigratedDatabase } from "../support/engines.ts";
import type { PermissionCase } from "../rules/cases/cases-for.ts";
import { findFailedCases, withSeededDatabase } from "../rules/cases/failed-cases.ts";
import { forbiddenGrants } from "../rules/cases/forbidden-grants.ts";
import { permissionCases } from "../rules/cases/permission-cases.ts";

// Each way to break a rule tries every case.
describe.each(engines)("rules that are broken on purpose, on $name", (engine) => {
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
});
