import { auditCases } from "./audit-cases.ts";
import { casesFor, denied, type PermissionCase } from "./cases-for.ts";
import { deskCases } from "./desk-cases.ts";
import { submitInquirySql, submitUnpromisedInquirySql, userIds, type Setup } from "./principals.ts";
import { receivedMailCases } from "./received-mail-cases.ts";

const createCodes = { statement: "select * from public.create_recovery_codes()" };
const grantToSam = { statement: "select public.grant_admin('sam@example.com')" };

/** Every table and verb, as every principal. Dropping any policy must fail at least one case; see permissions.test.ts. */
export const permissionCases: PermissionCase[] = [
  ...casesFor("select * from public.inquiries", { anon: denied, sam: 0, ada: 1, service: denied, owner: 1 }),
  ...casesFor("insert into public.inquiries (type, name, email) values ('contact', 'x', 'x@example.com')", {
    anon: denied,
    sam: denied,
    ada: denied,
    service: denied,
  }),
  ...casesFor("update public.inquiries set status = 'spam'", {
    anon: denied,
    sam: denied,
    ada: denied,
    service: denied,
    owner: 1,
  }),
  ...casesFor("update public.inquiries set message = 'x'", {
    anon: denied,
    sam: denied,
    ada: denied,
    service: denied,
  }),
  ...casesFor("delete from public.inquiries", {
    anon: denied,
    sam: denied,
    ada: denied,
    service: denied,
    owner: 0,
  }),

  ...staffCases([], { ada: 1, adaAal2: 1 }),
  ...staffCases(["unverifiedFactor"], { ada: 1, adaAal2: 1 }),
  ...staffCases(["verifiedFactor"], { ada: 0, adaAal2: 1 }),
  ...staffCases(["staffAal1"], { ada: 1, adaAal2: 1 }),
  ...staffCases(["staffAal1", "verifiedFactor"], { ada: 0, adaAal2: 1 }),
  ...staffCases(["staffAal2"], { ada: 0, adaAal2: 1, sam: 0 }),
  ...staffCases(["staffAal2", "verifiedFactor"], { ada: 0, adaAal2: 1 }),
  ...staffCases(["storedStaffAal2"], { ada: 0, adaAal2: 1, sam: 0 }),
  ...staffCases(["storedStaffAal2", "staffAal1"], { ada: 1, adaAal2: 1 }),
  ...staffCases(["staffAalMistyped"], { ada: 0, adaAal2: 1 }),

  ...casesFor("select * from public.inquiry_counts", {
    anon: denied,
    sam: 0,
    ada: 1,
    service: denied,
    owner: 1,
  }),

  ...casesFor("select * from public.user_roles", { anon: denied, sam: 0, ada: 1, service: denied }),
  ...casesFor("insert into public.user_roles (user_id, role) values (auth.uid(), 'admin')", {
    anon: denied,
    sam: denied,
    ada: denied,
    service: denied,
  }),
  ...casesFor("update public.user_roles set role = 'admin'", {
    anon: denied,
    sam: denied,
    ada: denied,
    service: denied,
  }),
  ...casesFor("delete from public.user_roles", { anon: denied, sam: denied, ada: denied, service: denied }),

  ...casesFor("select * from public.admin_audit_log", {
    anon: denied,
    sam: 0,
    ada: 4,
    service: denied,
    owner: 0,
  }),
  ...casesFor(
    "insert into public.admin_audit_log (action, resource_type, resource_id) values ('x', 'x', 'x')",
    {
      anon: denied,
      sam: denied,
      ada: denied,
      service: denied,
    },
  ),
  ...casesFor("update public.admin_audit_log set action = 'x'", {
    anon: denied,
    sam: denied,
    ada: denied,
    service: denied,
    owner: 0,
  }),
  ...casesFor("delete from public.admin_audit_log", {
    anon: denied,
    sam: denied,
    ada: denied,
    service: denied,
    owner: 0,
  }),

  ...casesFor("select * from jsonb_array_elements(public.operating_figures() -> 'inquiries')", {
    anon: denied,
    sam: denied,
    ada: denied,
    service: 1,
  }),
  ...casesFor("select private.request_id()", { anon: denied, sam: denied, ada: denied, service: denied }),

  ...casesFor("select * from private.submissions", {
    anon: denied,
    sam: denied,
    ada: denied,
    service: denied,
  }),
  ...casesFor("delete from private.submissions", { anon: denied, sam: denied, ada: denied, service: denied }),
  ...casesFor("select * from private.network_budgets", {
    anon: denied,
    sam: denied,
    ada: denied,
    service: denied,
  }),
  ...casesFor("delete from private.network_budgets", {
    anon: denied,
    sam: denied,
    ada: denied,
    service: denied,
  }),
  ...casesFor("select * from auth.users", { anon: denied, sam: denied, ada: denied, service: denied }),

  ...casesFor(submitInquirySql("second-key"), { anon: denied, sam: denied, ada: denied, service: 1 }),
  ...casesFor(submitUnpromisedInquirySql("third-key"), {
    anon: denied,
    sam: denied,
    ada: denied,
    service: 1,
  }),
  ...casesFor("select * from public.inquiry_mails", {
    anon: denied,
    sam: 0,
    ada: 1,
    service: denied,
    owner: 1,
  }),
  ...[
    "insert into public.inquiry_mails (inquiry_id, kind, recipient, locale) select id, 'notice', 'x@example.com', 'en' from public.inquiries",
    "update public.inquiry_mails set due_at = now()",
    "delete from public.inquiry_mails",
  ].flatMap((statement) => casesFor(statement, { anon: denied, sam: denied, ada: denied, service: denied })),
  ...casesFor("select * from public.failed_inquiry_mails", {
    anon: denied,
    sam: 0,
    ada: 1,
    service: denied,
  }).map((one): PermissionCase => ({ ...one, setup: ["failedMail"] })),
  ...casesFor("delete from public.inquiries", { anon: denied, ada: denied, service: denied, owner: 1 }).map(
    whileErasing,
  ),
  ...casesFor("select * from public.admin_audit_log", {
    anon: denied,
    sam: 0,
    service: denied,
    owner: 4,
  }).map(whileErasing),
  ...casesFor("update public.admin_audit_log set details = '{}'", {
    ada: denied,
    service: denied,
    owner: 4,
  }).map(whileErasing),
  ...[
    "select public.delete_expired_inquiries(30, null)",
    "select public.erase_person('nobody@example.com')",
    "select public.erase_recipient('nobody@example.com')",
    "select public.proof_of_work_secret()",
    "select public.claim_inquiry_mail()",
    "select public.record_inquiry_mail(gen_random_uuid(), 1, 'sent', '250 OK')",
  ].flatMap((statement) => casesFor(statement, { anon: denied, sam: denied, ada: denied, service: 1 })),
  ...casesFor("select public.resend_inquiry_mail(gen_random_uuid())", {
    anon: denied,
    sam: "Only admins may do this.",
    ada: 1,
    service: denied,
  }),
  ...casesFor("select public.bootstrap_first_admin('sam@example.com')", {
    anon: denied,
    sam: "An admin already exists. Ask an existing admin.",
    ada: "An admin already exists. Ask an existing admin.",
    service: denied,
  }),
  ...casesFor("select public.admin_exists()", { anon: denied, sam: 1, ada: 1, service: denied }),
  ...casesFor("select * from public.list_team()", { anon: denied, sam: 0, ada: 1, service: denied }),
  ...casesFor(grantToSam.statement, {
    anon: denied,
    sam: "Only admins may do this.",
    ada: 1,
    service: denied,
  }),
  { ...grantToSam, principal: "ada", setup: ["verifiedFactor"], outcome: "Only admins may do this." },
  { ...grantToSam, principal: "adaAal2", setup: ["verifiedFactor"], outcome: 1 },
  { ...grantToSam, principal: "ada", setup: ["staffAal2"], outcome: "Only admins may do this." },
  ...casesFor("select public.revoke_admin('00000000-0000-4000-8000-0000000000ad')", {
    anon: denied,
    sam: "Only admins may do this.",
    ada: "The last admin cannot be removed.",
    service: denied,
  }),
  ...casesFor("select * from public.invitations", {
    anon: denied,
    sam: 0,
    ada: 1,
    service: denied,
    owner: 1,
  }),
  ...[
    "insert into public.invitations (email, locale) values ('x@example.com', 'en')",
    "update public.invitations set revoked_at = null",
    "delete from public.invitations",
  ].flatMap((statement) => casesFor(statement, { anon: denied, sam: denied, ada: denied, service: denied })),
  ...casesFor("select public.create_invitation('new@example.com', 'en')", {
    anon: denied,
    sam: "Only admins may do this.",
    ada: 1,
    service: denied,
  }),
  ...casesFor("select public.revoke_invitation(gen_random_uuid())", {
    anon: denied,
    sam: "Only admins may do this.",
    ada: 1,
    service: denied,
  }),
  ...casesFor("select public.accept_invitation()", { anon: denied, sam: 1, ada: 1, service: denied }),
  ...["ban_account", "unban_account"].flatMap((name) =>
    casesFor(`select public.${name}('${userIds.sam}')`, {
      anon: denied,
      sam: "Only admins may do this.",
      ada: 1,
      service: denied,
    }),
  ),
  // What changes the team asks for a recent sign-in, and nothing else does.
  ...[
    "select public.grant_admin('sam@example.com')",
    `select public.revoke_admin('${userIds.sam}')`,
    `select public.ban_account('${userIds.sam}')`,
    `select public.unban_account('${userIds.sam}')`,
    "select public.create_invitation('new@example.com', 'en')",
    "select public.revoke_invitation(gen_random_uuid())",
  ].flatMap((statement) => casesFor(statement, { adaLongAgo: "Enter your password or code again." })),
  ...[
    "select * from public.inquiries",
    "select public.resend_inquiry_mail(gen_random_uuid())",
    "select * from public.list_team()",
  ].flatMap((statement) => casesFor(statement, { adaLongAgo: 1 })),
  { principal: "ada", setup: ["banned"], statement: "select * from public.inquiries", outcome: 0 },
  { ...grantToSam, principal: "ada", setup: ["banned"], outcome: "Only admins may do this." },
  ...casesFor("update auth.users set email_confirmed_at = now()", { owner: denied }),

  ...casesFor("select * from public.list_sessions()", { anon: denied, sam: 0, ada: 0, service: denied }),
  ...casesFor("select public.end_session(gen_random_uuid())", {
    anon: denied,
    sam: 1,
    ada: 1,
    service: denied,
  }),
  ...casesFor("select public.needs_second_factor()", { anon: denied, sam: 1, ada: 1, service: denied }),
  ...casesFor("select private.has_session()", { anon: denied, sam: denied, ada: denied, service: denied }),
  ...casesFor("select private.require_admin()", { anon: denied, sam: denied, ada: denied, service: denied }),
  ...casesFor("select * from auth.sessions", { anon: denied, sam: denied, ada: denied, service: denied }),
  ...casesFor("select * from public.recovery_codes", {
    anon: denied,
    sam: denied,
    ada: denied,
    service: denied,
  }),
  ...casesFor("update public.recovery_codes set used_at = null", {
    anon: denied,
    sam: denied,
    adaAal2: denied,
    service: denied,
  }),
  ...casesFor("delete from public.recovery_codes", {
    anon: denied,
    sam: denied,
    adaAal2: denied,
    service: denied,
  }),
  ...casesFor("select * from private.user_budgets", {
    anon: denied,
    sam: denied,
    ada: denied,
    service: denied,
  }),
  ...casesFor("delete from private.user_budgets", {
    anon: denied,
    sam: denied,
    ada: denied,
    service: denied,
  }),
  ...casesFor(createCodes.statement, {
    anon: denied,
    sam: "Enter a code of your second factor first.",
    ada: "Enter a code of your second factor first.",
    adaAal2: "Enter a code of your second factor first.",
    service: denied,
  }),
  { ...createCodes, principal: "ada", setup: ["verifiedFactor"], outcome: "Enter a code of your second" },
  {
    ...createCodes,
    principal: "adaAal2",
    setup: ["unverifiedFactor"],
    outcome: "Enter a code of your second",
  },
  { ...createCodes, principal: "adaAal2", setup: ["verifiedFactor"], outcome: 10 },
  ...casesFor("select public.count_recovery_codes()", { anon: denied, sam: 1, ada: 1, service: denied }),
  ...casesFor("select public.use_recovery_code('0000-0000-0000')", {
    anon: denied,
    sam: 1,
    ada: 1,
    service: denied,
  }),
  ...auditCases,
  ...deskCases,
  ...receivedMailCases,
  ...[
    "select * from private.proof_of_work_secret",
    "delete from private.proof_of_work_secret",
    "select * from private.used_proofs",
    "delete from private.used_proofs",
    "select private.measure_pressure(1)",
    "select private.redeem_proof('x')",
    "select private.assert_recent_sign_in()",
    "select private.require_session()",
    "select private.has_passed_factor()",
    "select private.forget_recovery_codes(auth.uid())",
    "select private.follow_factor()",
    "select private.lock_caller()",
    "select * from private.unproven_factors",
    "insert into private.unproven_factors (factor_id) values (gen_random_uuid())",
    "delete from private.unproven_factors",
    "select private.is_erasing()",
    "select private.generate_reference()",
    "select private.mailbox('x@example.com')",
    "select private.write_inquiry_mails(gen_random_uuid(), 'x@example.com', 'en')",
    "select private.mail_domain('x@example.com')",
    "select private.is_mail_provider('example.com')",
    "select private.may_send_receipt('x@example.com')",
    "select private.spend_user_budget('use_recovery_code', 5)",
    "select private.generate_recovery_code()",
    "select private.hash_recovery_code(auth.uid(), '0000-0000-0000')",
    "select private.has_staff_aal()",
    "select private.is_banned(auth.uid())",
    "select private.is_active_admin(auth.uid())",
    "select private.audit_account('x', auth.uid())",
    "select private.staff_aal()",
    "select private.setting('staff_aal')",
    "select * from private.settings",
    "update private.settings set value = 'aal1'",
    "insert into private.settings values ('first_admin_email', 'sam@example.com')",
    "select status from auth.mfa_factors",
    "delete from auth.mfa_factors",
  ].flatMap((statement) =>
    casesFor(statement, { anon: denied, sam: denied, adaAal2: denied, service: denied }),
  ),
  ...casesFor("select secret from auth.mfa_factors", { owner: denied }),
  ...casesFor("delete from private.settings", { owner: 0 }),
  ...casesFor("select * from private.proof_of_work_secret", { owner: 1 }),
  ...casesFor("delete from private.proof_of_work_secret", { owner: 0 }),
  ...casesFor("insert into private.used_proofs (proof) values ('x')", { owner: 1 }),
  ...casesFor("insert into private.unproven_factors (factor_id) values (gen_random_uuid())", { owner: 1 }),
  ...casesFor("update auth.mfa_factors set status = 'verified'", { owner: denied }),

  ...casesFor("select private.spend_budget('203.0.113.0/24')", {
    anon: denied,
    sam: denied,
    ada: denied,
    service: denied,
  }),
  ...casesFor("select private.forget_submissions()", {
    anon: denied,
    sam: denied,
    ada: denied,
    service: denied,
  }),
];

function whileErasing(permissionCase: PermissionCase): PermissionCase {
  return { ...permissionCase, setup: ["erasing"] };
}

/** What only staff may do, by how they signed in. */
function staffCases(
  setup: Setup[],
  outcomes: Partial<Record<"sam" | "ada" | "adaAal2", number>>,
): PermissionCase[] {
  return [
    "select * from public.inquiries",
    "select * from public.inquiry_notes limit 1",
    "select * from public.inquiry_drafts",
    "select * from public.admin_audit_log limit 1",
    "select * from public.list_team()",
  ].flatMap((statement) => casesFor(statement, outcomes).map((one) => ({ ...one, setup })));
}
