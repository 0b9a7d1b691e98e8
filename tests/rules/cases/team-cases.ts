import { casesFor, forAdmins, onlyAdmins, onlyStaff, type PermissionCase, refusalsTo } from "./cases-for.ts";
import { type Setup, userIds } from "../principals.ts";

const thereIsOne = "There is already an admin. Ask an admin for access.";

/** What changes the team. */
const changes = [
  "select public.grant_admin('sam@example.com')",
  `select public.revoke_admin('${userIds.sam}')`,
  `select public.ban_account('${userIds.sam}')`,
  `select public.unban_account('${userIds.sam}')`,
  "select public.create_invitation('new@example.com', 'en')",
  "select public.revoke_invitation(gen_random_uuid())",
];

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
  ...(["staffAal2", "banned"] as const).flatMap((setup) =>
    casesFor("select public.count_inquiries()", { ada: onlyStaff }, setup),
  ),

  ...casesFor("select * from public.user_roles", { sam: 0, ada: 1 }),
  ...casesFor("select * from public.invitations", { sam: 0, lina: 0, ada: 1, owner: 1 }),
  ...casesFor("select * from public.list_team()", { sam: 0, ada: 2 }),
  ...casesFor("select * from public.list_team() where last_sign_in_at is not null", { lina: 0, ada: 2 }),
  ...casesFor("select public.admin_exists()", { sam: 1, ada: 1 }),
  ...casesFor("select public.accept_invitation()", { sam: 1, ada: 1 }),
  ...casesFor("select public.bootstrap_first_admin('sam@example.com')", { sam: thereIsOne, ada: thereIsOne }),

  // A role replaces the one that an account has, and the last admin stays one.
  ...forAdmins(...changes, "select public.grant_admin('lina@example.com')"),
  ...refusalsTo("ada", {
    [`revoke_admin('${userIds.ada}')`]: "The last admin cannot be removed.",
    "grant_admin('ada@example.com', 'staff')": "The last admin cannot be",
    "grant_admin('lina@example.com', 'owner')":
      'new row for relation "user_roles" violates check constraint "user_roles_role_known"',
    "create_invitation('new@example.com', 'en', 'owner')":
      'new row for relation "invitations" violates check constraint "invitations_role_known"',
  }),
  ...changes
    .slice(0, 1)
    .flatMap((statement) => [
      ...casesFor(statement, { ada: onlyAdmins, adaAal2: 1 }, "verifiedFactor"),
      ...casesFor(statement, { ada: onlyAdmins }, "staffAal2"),
      ...casesFor(statement, { ada: onlyAdmins }, "banned"),
    ]),
  // It asks for a recent sign-in, and nothing else does.
  ...changes.flatMap((statement) =>
    casesFor(statement, { adaLongAgo: "Enter your password or code again." }),
  ),
  ...[
    "select * from public.inquiries",
    "select public.resend_inquiry_mail(gen_random_uuid())",
    "select * from public.list_team() limit 1",
  ].flatMap((statement) => casesFor(statement, { adaLongAgo: 1 })),
];

/** What only staff may see, by how they signed in. */
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
  ].flatMap((statement) => casesFor(statement, outcomes, ...setup));
}
