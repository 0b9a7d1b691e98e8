import { expect, test } from "vitest";
import type { Transaction } from "../../server/database/database.ts";
import type { PermissionCase } from "../rules/cases/cases-for.ts";
import { findFailedCases } from "../rules/cases/failed-cases.ts";
import { permissionCases } from "../rules/cases/permission-cases.ts";
import { describeRules } from "../rules/describe-rules.ts";

// Each way to break a rule tries every case.
describeRules("rules that are broken on purpose", (rules) => {
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

  /** Each of these must fail a case. */
  async function expectDetected(transaction: Transaction, mutations: string[]) {
    const undetected = [];
    for (const mutation of mutations) {
      await transaction.execute(`savepoint mutation; ${mutation}`);
      if (!(await hasFailedCase(transaction, mutation))) undetected.push(mutation);
      await transaction.execute("rollback to savepoint mutation; release savepoint mutation");
    }
    expect(undetected).toEqual([]);
  }

  /** The mutations that a query writes, of which there are at least so many. */
  async function expectAllDetected(query: string, least: number) {
    await rules.seeded(async (transaction) => {
      const { rows } = await transaction.query<{ mutation: string }>(query);
      expect(rows.length).toBeGreaterThanOrEqual(least);
      await expectDetected(
        transaction,
        rows.map(({ mutation }) => mutation),
      );
    });
  }

  test("dropping any policy is detected", () =>
    expectAllDetected(
      `select format('drop policy %I on %I.%I', policyname, schemaname, tablename) as mutation from pg_policies
       where schemaname in ('public', 'private')`,
      50,
    ));

  test("a policy that lets everybody read is detected on any table that staff read", () =>
    expectAllDetected(
      `select format('create policy leak on public.%I for select to authenticated using (true)', relname) as mutation
       from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
         and has_any_column_privilege('authenticated', oid, 'select')`,
      15,
    ));

  test("leaving out either half of a policy's condition is detected", () =>
    expectAllDetected(
      `select format('alter policy %I on public.%I using (%s)', policyname, tablename, half) as mutation
       from pg_policies, lateral (values
         ('private.is_staff()'), (replace(qual, '( SELECT private.is_staff() AS is_staff)', 'true'))
       ) as halves (half)
       where qual ~ 'is_staff' and qual ~ ' AND '`,
      12,
    ));

  test("a guard that lets everybody pass is detected", () =>
    rules.seeded((transaction) =>
      expectDetected(transaction, [
        ...["assert_admin", "assert_staff", "require_recent_admin", "assert_recent_sign_in"].map((name) =>
          createFunction(`${name}() returns void`, ""),
        ),
        createFunction("has_passed_factor() returns boolean", "select true"),
        createFunction("is_active_staff(account_id uuid) returns boolean", "select true"),
        createFunction(
          "is_active_staff(account_id uuid) returns boolean",
          "select private.is_active_admin(account_id)",
        ),
        createFunction("is_banned(account_id uuid) returns boolean", "select false"),
        createFunction("is_held(wants_scan boolean, scan text) returns boolean", "select false"),
        createFunction("own_addresses() returns setof text", "select null::text where false"),
        "drop trigger change_role on public.user_roles",
        "alter table public.inquiries no force row level security",
        "alter table public.admin_audit_log no force row level security",
        "grant select on auth.mfa_factors to schema_owner",
        "grant update on auth.users to schema_owner",
      ]),
    ));

  test("dropping any condition of staff rights is detected", async () => {
    const isAal2 = "coalesce(auth.jwt() ->> 'aal', 'aal1') = 'aal2'";
    const isNotDemanded = "private.staff_aal() = 'aal1'";
    const ownFactor = "select from auth.mfa_factors where user_id = auth.uid()";
    const hasNoFactor = `not exists (${ownFactor} and status = 'verified')`;
    await rules.seeded((transaction) =>
      expectDetected(
        transaction,
        [
          "true",
          isAal2,
          `${isAal2} or ${isNotDemanded}`,
          `${isAal2} or ${hasNoFactor}`,
          `${isNotDemanded} and ${hasNoFactor}`,
          `${isAal2} or ${isNotDemanded} and not exists (${ownFactor})`,
        ].map((body) => createFunction("has_staff_aal() returns boolean", `select ${body}`)),
      ),
    );
  });

  test("giving staff what admins may, or taking from staff what they may, is detected anywhere", async () => {
    await rules.seeded(async (transaction) => {
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
      await expectDetected(transaction, mutations);
    });
  });
});

function createFunction(signature: string, body: string): string {
  return `create or replace function private.${signature} language sql stable security definer set search_path = '' as $$ ${body} $$`;
}
