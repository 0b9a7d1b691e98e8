import { casesFor, denied, deniedToAll, type PermissionCase } from "./cases-for.ts";

const createCodes = { statement: "select * from public.create_recovery_codes()" };

/** Sessions, second factors and recovery codes. */
export const accountCases: PermissionCase[] = [
  ...casesFor("select * from public.list_sessions()", { anon: denied, sam: 0, ada: 0, service: denied }),
  ...casesFor("select public.end_session(gen_random_uuid())", {
    anon: denied,
    sam: 1,
    ada: 1,
    service: denied,
  }),
  ...casesFor("select public.needs_second_factor()", { anon: denied, sam: 1, ada: 1, service: denied }),
  ...deniedToAll(
    "select private.has_session()",
    "select private.require_recent_admin()",
    "select * from auth.sessions",
    "select * from public.recovery_codes",
  ),
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
  ...deniedToAll("select * from private.user_budgets", "delete from private.user_budgets"),
  ...casesFor(createCodes.statement, {
    anon: denied,
    sam: "Enter a code from your authenticator app first.",
    ada: "Enter a code from your authenticator app first.",
    adaAal2: "Enter a code from your authenticator app first.",
    service: denied,
  }),
  {
    ...createCodes,
    principal: "ada",
    setup: ["verifiedFactor"],
    outcome: "Enter a code from your authenticator app",
  },
  {
    ...createCodes,
    principal: "adaAal2",
    setup: ["unverifiedFactor"],
    outcome: "Enter a code from your authenticator app",
  },
  { ...createCodes, principal: "adaAal2", setup: ["verifiedFactor"], outcome: 10 },
  ...casesFor("select public.count_recovery_codes()", { anon: denied, sam: 1, ada: 1, service: denied }),
  ...casesFor("select public.use_recovery_code('0000-0000-0000')", {
    anon: denied,
    sam: 1,
    ada: 1,
    service: denied,
  }),
];
