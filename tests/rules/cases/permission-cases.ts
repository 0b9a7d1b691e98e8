import { accountCases } from "./account-cases.ts";
import { auditCases } from "./audit-cases.ts";
import { casesFor, denied, deniedToAll, type PermissionCase } from "./cases-for.ts";
import { calendarCases } from "./calendar-cases.ts";
import { customerCases } from "./customer-cases.ts";
import { deskCases } from "./desk-cases.ts";
import { submitInquirySql } from "../principals.ts";
import { privateCases } from "./private-cases.ts";
import { profileCases } from "./profile-cases.ts";
import { receivedMailCases } from "./received-mail-cases.ts";
import { replyFileCases } from "./reply-file-cases.ts";
import { teamCases } from "./team-cases.ts";
import { visitorCases } from "./visitor-cases.ts";
import { visitorFileCases } from "./visitor-file-cases.ts";

/** Every table and verb, as every principal. Dropping any policy must fail at least one case; see permissions.test.ts. */
export const permissionCases: PermissionCase[] = [
  ...casesFor("select * from public.inquiries", { anon: denied, sam: 0, ada: 1, service: denied, owner: 1 }),
  ...deniedToAll("insert into public.inquiries (type, name, email) values ('contact', 'x', 'x@example.com')"),
  ...casesFor("update public.inquiries set status = 'spam'", {
    anon: denied,
    sam: denied,
    ada: denied,
    service: denied,
    owner: 1,
  }),
  ...deniedToAll("update public.inquiries set message = 'x'"),
  ...casesFor("delete from public.inquiries", {
    anon: denied,
    sam: denied,
    ada: denied,
    service: denied,
    owner: 0,
  }),

  ...casesFor("select * from public.admin_audit_log", {
    anon: denied,
    sam: 0,
    lina: 3,
    ada: 6,
    service: denied,
    owner: 1,
  }),
  ...deniedToAll(
    "insert into public.admin_audit_log (action, resource_type, resource_id) values ('x', 'x', 'x')",
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
  ...casesFor("select * from jsonb_array_elements(public.operating_problems())", {
    anon: denied,
    sam: "Only staff may do this.",
    ada: 1,
    service: 1,
  }),
  ...deniedToAll("select private.request_id()"),

  ...deniedToAll(
    "select * from private.submissions",
    "delete from private.submissions",
    "select * from private.network_budgets",
    "delete from private.network_budgets",
    "select * from auth.users",
  ),

  ...casesFor(submitInquirySql("second-key"), { anon: denied, sam: denied, ada: denied, service: 1 }),
  ...casesFor("select * from public.inquiry_mails", {
    anon: denied,
    sam: 0,
    ada: 1,
    service: denied,
    owner: 1,
  }),
  ...deniedToAll(
    "insert into public.inquiry_mails (inquiry_id, kind, recipient, locale) select id, 'notice', 'x@example.com', 'en' from public.inquiries",
    "update public.inquiry_mails set due_at = now()",
    "delete from public.inquiry_mails",
  ),
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
    owner: 6,
  }).map(whileErasing),
  ...casesFor("update public.admin_audit_log set details = '{}'", {
    ada: denied,
    service: denied,
    owner: 6,
  }).map(whileErasing),
  ...[
    "select public.delete_expired_inquiries(30, null)",
    "select public.erase_person('nobody@example.com')",
    "select public.claim_inquiry_mail()",
    "select public.record_inquiry_mail(gen_random_uuid(), 1, 'sent', '250 OK')",
  ].flatMap((statement) => casesFor(statement, { anon: denied, sam: denied, ada: denied, service: 1 })),
  ...casesFor("select public.resend_inquiry_mail(gen_random_uuid())", {
    anon: denied,
    sam: "Only staff may do this.",
    ada: 1,
    service: denied,
  }),
  ...casesFor("update auth.users set email_confirmed_at = now()", { owner: denied }),
  ...teamCases,
  ...visitorCases,
  ...visitorFileCases,
  ...accountCases,
  ...auditCases,
  ...deskCases,
  ...customerCases,
  ...calendarCases,
  ...receivedMailCases,
  ...replyFileCases,
  ...profileCases,
  ...privateCases,
];

function whileErasing(permissionCase: PermissionCase): PermissionCase {
  return { ...permissionCase, setup: ["erasing"] };
}
