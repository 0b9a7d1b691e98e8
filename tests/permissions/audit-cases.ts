import { casesFor, casesForAdmins, denied, type PermissionCase } from "./cases-for.ts";

const refused = "Only admins may do this.";
const nothing = "gen_random_uuid()";

/** The chain of the audit log, and its checkpoints. */
export const auditCases: PermissionCase[] = [
  ...casesForAdmins("select 1 where public.verify_audit_log() -> 'problem' = 'null'", {
    ada: 1,
    owner: refused,
  }),
  ...casesForAdmins("select public.verify_audit_log()", {
    anon: denied,
    sam: refused,
    ada: 1,
    service: denied,
  }),
  ...casesForAdmins("select public.verify_audit_log(0, '1:x')", { ada: "A checkpoint is a number" }),
  ...["null", "-1", "9223372036854775807"].flatMap((number) => [
    ...casesForAdmins(`select public.verify_audit_log(${number})`, { ada: "The audit log has no entry" }),
    ...casesFor(`select public.verify_audit_log_as_operator(${number})`, {
      service: "The audit log has no entry",
    }),
  ]),
  ...casesFor("select 1 where public.verify_audit_log_as_operator() -> 'problem' = 'null'", { service: 1 }),
  ...casesFor("select public.verify_audit_log_as_operator()", { anon: denied, sam: denied, ada: denied }),
  ...casesFor("select public.claim_audit_checkpoint()", {
    anon: denied,
    sam: denied,
    ada: denied,
    service: 1,
  }),
  ...casesFor("select number, recipient from private.audit_checkpoints", {
    anon: denied,
    sam: denied,
    ada: denied,
    service: denied,
    owner: 1,
  }),
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
    `select public.record_audit_checkpoint(${nothing}, 1, 'sent')`,
    "select private.verify_audit_log(0, null)",
    "update private.audit_head set number = 0",
    "update public.admin_audit_log set hash = 'x'",
    "select private.is_verifying()",
    "select private.is_chaining()",
  ].flatMap((statement) => casesFor(statement, { anon: denied, sam: denied, ada: denied })),
  ...casesFor("select 1 where not public.record_audit_checkpoint(gen_random_uuid(), 1, 'sent')", {
    service: 1,
  }),
];
