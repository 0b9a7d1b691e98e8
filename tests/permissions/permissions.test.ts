import { beforeAll, describe, expect, test } from "vitest";
import type { Database, Transaction } from "../../server/database/database.ts";
import { tryAs, seed } from "./principals.ts";
import type { PermissionCase } from "./cases-for.ts";
import { permissionCases } from "./permission-cases.ts";
import { schemaDatabases } from "./schema-databases.ts";
import { withRollback } from "./with-rollback.ts";

describe.each(schemaDatabases)("permissions on $name", ({ owner, open }) => {
  let database: Database;

  // Where the owner bypasses row security there is nothing to see of what holds for the owner alone.
  const cases = permissionCases.filter(
    ({ principal }) => principal !== "owner" || !owner.bypassesRowSecurity,
  );

  beforeAll(async () => {
    const opened = await open();
    database = opened.database;
    return opened.close;
  });

  /** Begins with the cases of what `mutation` names, the likeliest to fail. */
  async function hasFailedCase(transaction: Transaction, mutation: string): Promise<boolean> {
    const names = mutation.match(/(?<=\b(?:public|private|auth)\.)\w+/g) ?? [];
    const isOfMutation = ({ statement }: PermissionCase) => names.some((name) => statement.includes(name));
    const ofMutation = cases.filter(isOfMutation);
    const others = cases.filter((permissionCase) => !isOfMutation(permissionCase));
    for await (const _ of findFailedCases(transaction, [...ofMutation, ...others])) return true;
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
      for await (const failedCase of findFailedCases(transaction, cases)) failed.push(failedCase);
      expect(failed).toEqual([]);
    });
  });

  test("dropping any policy is detected", async () => {
    await withSeededDatabase(database, async (transaction) => {
      const { rows: policies } = await transaction.query<{ name: string; relation: string }>(
        `select quote_ident(policyname) as name, format('%I.%I', schemaname, tablename) as relation from pg_policies
         where schemaname in ('public', 'private') and not ($1 and roles = array[$2::name])`,
        [owner.bypassesRowSecurity, owner.role],
      );
      expect(policies.length).toBeGreaterThanOrEqual(owner.bypassesRowSecurity ? 4 : 11);
      const mutations = policies.map(({ name, relation }) => `drop policy ${name} on ${relation}`);
      expect(await findUndetected(transaction, mutations)).toEqual([]);
    });
  });

  test("granting any other access is detected", async () => {
    await withSeededDatabase(database, async (transaction) => {
      const ofOwner = [
        "alter table public.inquiries no force row level security",
        "alter table public.admin_audit_log no force row level security",
        `grant select on auth.mfa_factors to ${owner.role}`,
        `grant update on auth.users to ${owner.role}`,
      ];
      const mutations = [
        ...(owner.bypassesRowSecurity ? [] : ofOwner),
        "alter table public.inquiries disable row level security",
        "alter table public.user_roles disable row level security",
        "alter table public.admin_audit_log disable row level security",
        "grant select on public.inquiries to anon",
        "grant update on public.inquiries to authenticated",
        "grant delete on public.inquiries to authenticated",
        "grant select on public.inquiries to service_role",
        "grant execute on function public.list_inquiries(text, text, text, text, uuid, text, text, timestamptz, uuid, integer) to anon",
        "grant execute on function public.count_inquiries() to anon",
        "grant execute on function public.open_inquiry(uuid) to service_role",
        "grant execute on function public.set_inquiry_status(uuid, integer, text) to anon",
        "grant execute on function public.assign_inquiry(uuid, integer, uuid) to anon",
        "grant execute on function public.mark_spam(uuid[], boolean) to service_role",
        "grant execute on function public.add_inquiry_note(uuid, text) to anon",
        "grant execute on function public.save_inquiry_draft(uuid, text, text, text) to anon",
        "grant execute on function public.report_presence(uuid, boolean) to anon",
        "grant execute on function public.send_reply(uuid, integer, text, text, text) to anon",
        "grant execute on function public.record_export(text, integer, jsonb) to anon",
        "grant execute on function public.write_overdue_mails() to authenticated",
        "grant select on public.inquiry_messages to service_role",
        "grant update on public.inquiry_messages to authenticated",
        "alter table public.inquiry_messages disable row level security",
        "alter view public.inquiry_conversation set (security_invoker = false)",
        "create policy leak on public.inquiry_messages for select to authenticated using (true)",
        "grant execute on function public.verify_audit_log(bigint, text) to service_role",
        "grant execute on function public.verify_audit_log_as_operator(bigint, text) to authenticated",
        "grant execute on function public.claim_audit_checkpoint() to authenticated",
        "grant execute on function public.record_audit_checkpoint(uuid, integer, text) to authenticated",
        "grant select on public.inquiry_attachments to authenticated",
        "alter table public.inquiry_attachments disable row level security",
        "create policy leak on public.inquiry_attachments for select to authenticated using (true)",
        "grant execute on function public.get_attachment(uuid) to service_role",
        "grant execute on function public.receive_mail(uuid, text, text, text, text, text, boolean, timestamptz, timestamptz) to authenticated",
        "grant execute on function public.record_bounce(uuid, text) to authenticated",
        "grant execute on function public.find_inquiry_of_mail(text[], text, text) to authenticated",
        "grant insert on public.inquiry_notes to authenticated",
        "grant delete on public.inquiry_drafts to authenticated",
        "grant select on public.inquiry_presence to authenticated",
        "grant select on public.inquiry_search_texts to authenticated",
        "alter table public.inquiry_notes disable row level security",
        "alter table public.inquiry_drafts disable row level security",
        "create policy leak on public.inquiry_notes for select to authenticated using (true)",
        "create policy leak on public.inquiry_drafts for select to authenticated using (true)",
        "create or replace function private.assert_admin() returns void language sql as ''",
        "grant insert on public.user_roles to authenticated",
        "grant delete on public.admin_audit_log to authenticated",
        "grant execute on function public.submit_inquiry(jsonb, text, text, boolean) to anon",
        "grant execute on function public.submit_inquiry(jsonb, text, text, boolean, timestamptz, boolean, text) to authenticated",
        "alter table public.inquiry_mails disable row level security",
        "grant select on public.inquiry_mails to service_role",
        "grant update on public.inquiry_mails to authenticated",
        "create policy leak on public.inquiry_mails for select to authenticated using (true)",
        "grant execute on function public.erase_person(text) to authenticated",
        "grant execute on function public.erase_recipient(text) to authenticated",
        "grant execute on function private.may_send_receipt(text) to authenticated",
        "grant execute on function public.delete_expired_inquiries(integer, integer) to authenticated",
        "grant execute on function public.proof_of_work_secret() to anon",
        "grant execute on function public.claim_inquiry_mail() to authenticated",
        "grant execute on function public.record_inquiry_mail(uuid, integer, text, text) to anon",
        "grant execute on function public.resend_inquiry_mail(uuid) to service_role",
        "grant execute on function private.write_inquiry_mails(uuid, text, text) to authenticated",
        "grant execute on function public.bootstrap_first_admin(text) to anon",
        "grant execute on function public.admin_exists() to anon",
        "grant execute on function public.list_team() to anon",
        "grant execute on function public.needs_second_factor() to anon",
        "grant execute on function public.grant_admin(text) to service_role",
        "grant execute on function public.revoke_admin(uuid) to anon",
        "grant execute on function public.list_sessions() to anon",
        "grant execute on function public.end_session(uuid) to service_role",
        "grant execute on function private.require_admin() to authenticated",
        "grant select on public.invitations to anon",
        "grant insert on public.invitations to authenticated",
        "grant update on public.invitations to authenticated",
        "grant delete on public.invitations to authenticated",
        "alter table public.invitations disable row level security",
        "create policy leak on public.invitations for select to authenticated using (true)",
        "grant execute on function public.create_invitation(text, text) to service_role",
        "grant execute on function public.revoke_invitation(uuid) to anon",
        "grant execute on function public.accept_invitation() to anon",
        "grant execute on function public.ban_account(uuid) to anon",
        "grant execute on function public.unban_account(uuid) to service_role",
        "grant execute on function private.audit_account(text, uuid) to authenticated",
        "grant execute on function private.is_active_admin(uuid) to authenticated",
        "create or replace function private.is_banned(account_id uuid) returns boolean language sql as 'select false'",
        "drop trigger keep_last_admin on public.user_roles",
        "create or replace function private.require_admin() returns void language sql as ''",
        "create or replace function private.assert_recent_sign_in() returns void language sql as ''",
        "grant execute on function public.inquiry_figures() to anon",
        "grant execute on function private.assert_recent_sign_in() to authenticated",
        "grant execute on function private.has_passed_factor() to authenticated",
        "create or replace function private.has_passed_factor() returns boolean language sql as 'select true'",
        "grant execute on function private.forget_recovery_codes(uuid) to authenticated",
        "grant execute on function private.follow_factor() to authenticated",
        "grant select on private.unproven_factors to authenticated",
        "grant insert on private.unproven_factors to authenticated",
        "grant delete on private.unproven_factors to authenticated",
        "grant execute on function public.create_recovery_codes() to anon",
        "grant execute on function public.count_recovery_codes() to anon",
        "grant execute on function public.use_recovery_code(text) to anon",
        "grant select on public.recovery_codes to authenticated",
        "grant delete on public.recovery_codes to authenticated",
        "grant select on private.user_budgets to authenticated",
        "grant delete on auth.mfa_factors to authenticated",
        "alter view public.failed_inquiry_mails set (security_invoker = false)",
        "alter view public.inquiry_counts set (security_invoker = false)",
        "create policy leak on public.inquiries for select to authenticated using (true)",
        "create policy leak on public.user_roles for select to authenticated using (true)",
        "create policy leak on public.admin_audit_log for select to authenticated using (true)",
      ];
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
    const isSupabase = owner.bypassesRowSecurity;
    expect(rows).toEqual([
      { rolname: owner.role, rolsuper: false, rolbypassrls: isSupabase, rolcanlogin: isSupabase },
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
