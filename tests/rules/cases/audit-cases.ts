import { casesFor, forService, type PermissionCase } from "./cases-for.ts";

const log = "select 1 from public.admin_audit_log limit 1";

/** The audit log and its chain. Staff read what was done with inquiries. */
export const auditCases: PermissionCase[] = [
  ...casesFor("select * from public.admin_audit_log", { sam: 0, lina: 3, ada: 7, owner: 0 }),
  ...casesFor("select distinct resource_type from public.admin_audit_log", { lina: 1, ada: 3 }),
  ...casesFor("update public.admin_audit_log set action = 'x'", { owner: 0 }),
  ...casesFor("delete from public.admin_audit_log", { owner: 0 }),
  ...casesFor("select * from public.admin_audit_log", { sam: 0, owner: 7 }, "erasing"),
  ...casesFor("update public.admin_audit_log set details = '{}'", { owner: 7 }, "erasing"),
  ...forService(
    "select 1 where public.verify_audit_log() -> 'problem' = 'null'",
    "select public.take_audit_head()",
  ),
  ...casesFor("select * from private.audit_head", { owner: 1 }),
  ...casesFor(log, { owner: 1 }, "verifying"),
  ...casesFor(log, { owner: 1 }, "chaining"),
  ...casesFor(
    "update public.admin_audit_log set email_salt = email_salt where action = 'role.granted'",
    { owner: 2 },
    "chaining",
  ),
];
