import { submit, type Who } from "./people.ts";

/** What may come of a statement: rows returned or touched, or how the message of its refusal begins. */
export interface Rule {
  who: Who;
  statement: string;
  outcome: number | string;
}

const refused = "permission denied";

/** Every table and verb, as everyone. Dropping any policy must break at least one line; see rules.test.ts. */
export const rules: Rule[] = [
  ...each("select * from public.inquiries", { anon: refused, sam: 0, ada: 1, service: refused, owner: 0 }),
  ...each("insert into public.inquiries (type, name, email) values ('contact', 'x', 'x@example.com')", {
    anon: refused,
    sam: refused,
    ada: refused,
    service: refused,
  }),
  ...each("update public.inquiries set status = 'spam'", {
    anon: refused,
    sam: 0,
    ada: 1,
    service: refused,
    owner: 0,
  }),
  ...each("update public.inquiries set message = 'x'", {
    anon: refused,
    sam: refused,
    ada: refused,
    service: refused,
  }),
  ...each("delete from public.inquiries", {
    anon: refused,
    sam: refused,
    ada: refused,
    service: refused,
    owner: 0,
  }),

  ...each("select * from public.inquiry_counts", {
    anon: refused,
    sam: 0,
    ada: 1,
    service: refused,
    owner: 0,
  }),

  ...each("select * from public.user_roles", { anon: refused, sam: 0, ada: 1, service: refused }),
  ...each("insert into public.user_roles (user_id, role) values (auth.uid(), 'admin')", {
    anon: refused,
    sam: refused,
    ada: refused,
    service: refused,
  }),
  ...each("update public.user_roles set role = 'admin'", {
    anon: refused,
    sam: refused,
    ada: refused,
    service: refused,
  }),
  ...each("delete from public.user_roles", { anon: refused, sam: refused, ada: refused, service: refused }),

  ...each("select * from public.admin_audit_log", {
    anon: refused,
    sam: 0,
    ada: 2,
    service: refused,
    owner: 0,
  }),
  ...each("insert into public.admin_audit_log (action, resource_type, resource_id) values ('x', 'x', 'x')", {
    anon: refused,
    sam: refused,
    ada: refused,
    service: refused,
  }),
  ...each("update public.admin_audit_log set action = 'x'", {
    anon: refused,
    sam: refused,
    ada: refused,
    service: refused,
    owner: 0,
  }),
  ...each("delete from public.admin_audit_log", {
    anon: refused,
    sam: refused,
    ada: refused,
    service: refused,
    owner: 0,
  }),

  ...each("select * from private.submissions", {
    anon: refused,
    sam: refused,
    ada: refused,
    service: refused,
  }),
  ...each("delete from private.submissions", { anon: refused, sam: refused, ada: refused, service: refused }),
  ...each("select * from private.network_budgets", {
    anon: refused,
    sam: refused,
    ada: refused,
    service: refused,
  }),
  ...each("delete from private.network_budgets", {
    anon: refused,
    sam: refused,
    ada: refused,
    service: refused,
  }),
  ...each("select * from auth.users", { anon: refused, sam: refused, ada: refused, service: refused }),

  ...each(submit("second-key"), { anon: refused, sam: refused, ada: refused, service: 1 }),
  ...each("select public.bootstrap_first_admin('sam@example.com')", {
    anon: refused,
    sam: "An admin already exists. Ask an existing admin.",
    ada: "An admin already exists. Ask an existing admin.",
    service: refused,
  }),
  ...each("select public.admin_exists()", { anon: refused, sam: 1, ada: 1, service: refused }),
  ...each("select private.spend_budget('203.0.113.0/24')", {
    anon: refused,
    sam: refused,
    ada: refused,
    service: refused,
  }),
  ...each("select private.forget_submissions()", {
    anon: refused,
    sam: refused,
    ada: refused,
    service: refused,
  }),
];

function each(statement: string, outcomes: Partial<Record<Who, number | string>>): Rule[] {
  // Object.entries forgets that the keys are people.
  const entries = Object.entries(outcomes) as [Who, number | string][];
  return entries.map(([who, outcome]) => ({ who, statement, outcome }));
}
