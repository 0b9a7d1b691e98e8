import { casesFor, type PermissionCase } from "./cases-for.ts";

const createCodes = "select * from public.create_recovery_codes()";
const noCode = "Enter a code from your authenticator app first.";

/** Sessions, second factors and recovery codes: each person's own. */
export const accountCases: PermissionCase[] = [
  ...casesFor("select * from public.list_sessions()", { sam: 0, ada: 0 }),
  ...[
    "select public.end_session(gen_random_uuid())",
    "select public.needs_second_factor()",
    "select public.use_recovery_code('0000-0000-0000')",
  ].flatMap((statement) => casesFor(statement, { sam: 1, ada: 1 })),
  ...casesFor(createCodes, { sam: noCode, ada: noCode, adaAal2: noCode }),
  ...casesFor(createCodes, { ada: noCode, adaAal2: 10 }, "verifiedFactor"),
  ...casesFor(createCodes, { adaAal2: noCode }, "unverifiedFactor"),
];
