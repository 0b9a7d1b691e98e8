import { casesFor, casesForAdmins, denied, deniedToAll, type PermissionCase } from "./cases-for.ts";
import { userIds, type Setup } from "../principals.ts";

const grantToSam = { statement: "select public.grant_admin('sam@example.com')" };

/** The members of staff, what they may do, and which callers may change that. */
export const teamCases: PermissionCase[] = [
  ...staffCases([], { ada: 1, adaAal2: 1 }),
  ...staffCases(["unverifiedFactor"], { ada: 1, adaAal2: 1 }),
  ...staffCases(["verifiedFactor"], { ada: 0, adaAal2: 1 }),
  ...staffCases(["staffAal1"], { ada: 1, adaAal2: 1 }),
  ...staffCases(["staffAal1", "verifiedFactor"], { ada: 0, adaAal2: 1 }),
  ...staffCases(["staffAal2"], { ada: 0, adaAal2: 1, sam: 0 }),
  ...staffCases(["banned"], { ada: 0 }),
  ...staffCases(["staffAal2", "verifiedFactor"], { ada: 0, adaAal2: 1 }),
  ...staffCases(["staffAalMistyped"], { ada: 0, adaAal2: 1 }),

  ...casesFor("select * from public.user_roles", { anon: denied, sam: 0, ada: 1, service: denied }),
  ...deniedToAll(
    "insert into public.user_roles (user_id, role) values (auth.uid(), 'admin')",
    "update public.user_roles set role = 'admin'",
    "delete from public.user_roles",
  ),

  ...casesFor("select public.bootstrap_first_admin('sam@example.com')", {
    anon: denied,
    sam: "There is already an admin. Ask an admin for access.",
    ada: "There is already an admin. Ask an admin for access.",
    service: denied,
  }),
  ...casesFor("select public.admin_exists()", { anon: denied, sam: 1, ada: 1, service: denied }),
  ...casesFor("select * from public.list_team()", { anon: denied, sam: 0, ada: 2, service: denied }),
  ...casesForAdmins(grantToSam.statement, {
    anon: denied,
    sam: "Only admins may do this.",
    ada: 1,
    service: denied,
  }),
  { ...grantToSam, principal: "ada", setup: ["verifiedFactor"], outcome: "Only admins may do this." },
  { ...grantToSam, principal: "adaAal2", setup: ["verifiedFactor"], outcome: 1 },
  { ...grantToSam, principal: "ada", setup: ["staffAal2"], outcome: "Only admins may do this." },
  ...casesForAdmins("select public.revoke_admin('00000000-0000-4000-8000-0000000000ad')", {
    anon: denied,
    sam: "Only admins may do this.",
    ada: "The last admin cannot be removed.",
    service: denied,
  }),
  ...casesFor("select * from public.invitations", {
    anon: denied,
    sam: 0,
    lina: 0,
    ada: 1,
    service: denied,
    owner: 1,
  }),
  ...deniedToAll(
    "insert into public.invitations (email, locale) values ('x@example.com', 'en')",
    "update public.invitations set revoked_at = null",
    "delete from public.invitations",
  ),
  ...casesForAdmins("select public.create_invitation('new@example.com', 'en')", {
    anon: denied,
    sam: "Only admins may do this.",
    ada: 1,
    service: denied,
  }),
  ...casesForAdmins("select public.revoke_invitation(gen_random_uuid())", {
    anon: denied,
    sam: "Only admins may do this.",
    ada: 1,
    service: denied,
  }),
  // The log of the inquiry, and of nothing else.
  ...casesFor("select distinct resource_type from public.admin_audit_log", { lina: 1, ada: 3 }),
  ...casesFor("select * from public.list_team() where last_sign_in_at is not null", { lina: 0, ada: 2 }),
  // Who has a role gets the other one, and the last admin stays one.
  ...casesForAdmins("select public.grant_admin('lina@example.com')", { ada: 1 }),
  ...casesForAdmins("select public.grant_admin('ada@example.com', 'staff')", {
    ada: "The last admin cannot be",
  }),
  ...casesForAdmins("select public.grant_admin('lina@example.com', 'owner')", {
    ada: 'new row for relation "user_roles" violates check constraint "user_roles_role_known"',
  }),
  ...casesForAdmins("select public.create_invitation('new@example.com', 'en', 'owner')", {
    ada: 'new row for relation "invitations" violates check constraint "invitations_role_known"',
  }),
  ...casesFor("select public.accept_invitation()", { anon: denied, sam: 1, ada: 1, service: denied }),
  ...["ban_account", "unban_account"].flatMap((name) =>
    casesForAdmins(`select public.${name}('${userIds.sam}')`, {
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
    "select * from public.list_team() limit 1",
  ].flatMap((statement) => casesFor(statement, { adaLongAgo: 1 })),
  { principal: "ada", setup: ["banned"], statement: "select * from public.inquiries", outcome: 0 },
  { ...grantToSam, principal: "ada", setup: ["banned"], outcome: "Only admins may do this." },
];

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
    "select * from public.list_team() limit 1",
  ].flatMap((statement) => casesFor(statement, outcomes).map((one) => ({ ...one, setup })));
}
