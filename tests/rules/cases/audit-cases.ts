import { casesFor, denied, type PermissionCase } from "./cases-for.ts";

/** The chain of the audit log. */
export const auditCases: PermissionCase[] = [
  ...[
    "select 1 where public.verify_audit_log() -> 'problem' = 'null'",
    "select public.take_audit_head()",
  ].flatMap((statement) => casesFor(statement, { anon: denied, sam: denied, ada: denied, service: 1 })),
  ...casesFor("select * from private.audit_head", {
    anon: denied,
    sam: denied,
    ada: denied,
    service: denied,
    owner: 1,
  }),
  {
    principal: "owner",
    setup: ["verifying"],
    statement: "select 1 from public.admin_audit_log limit 1",
    outcome: 1,
  },
  {
    principal: "owner",
    setup: ["chaining"],
    statement: "select 1 from public.admin_audit_log limit 1",
    outcome: 1,
  },
  {
    principal: "owner",
    setup: ["chaining"],
    statement: "update public.admin_audit_log set email_salt = email_salt where action = 'role.granted'",
    outcome: 2,
  },
  ...[
    "update private.audit_head set number = 0",
    "update public.admin_audit_log set hash = 'x'",
    "select private.is_verifying()",
    "select private.is_chaining()",
  ].flatMap((statement) => casesFor(statement, { anon: denied, sam: denied, ada: denied })),
];
