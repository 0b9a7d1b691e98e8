import { accountCases } from "./account-cases.ts";
import { auditCases } from "./audit-cases.ts";
import { calendarCases } from "./calendar-cases.ts";
import { casesFor, denied, forService, forStaff, onlyStaff, type PermissionCase } from "./cases-for.ts";
import { customerCases } from "./customer-cases.ts";
import { deskCases } from "./desk-cases.ts";
import { enteredCases } from "./entered-cases.ts";
import { submitInquirySql } from "../principals.ts";
import { profileCases } from "./profile-cases.ts";
import { receivedMailCases } from "./received-mail-cases.ts";
import { replyFileCases } from "./reply-file-cases.ts";
import { teamCases } from "./team-cases.ts";
import { visitorCases } from "./visitor-cases.ts";

/**
 * Every function and relation that a role of the API has a grant of, as every principal of that role. What has no grant needs no case:
 * see permissions.test.ts. Dropping any policy must fail at least one case: see tests/nightly/mutations.test.ts.
 */
export const permissionCases: PermissionCase[] = [
  ...casesFor("select * from jsonb_array_elements(public.operating_problems())", {
    sam: onlyStaff,
    ada: 1,
    service: 1,
  }),
  ...casesFor("select * from public.mails", { sam: 0, ada: 1, owner: 2 }),
  ...casesFor("select * from public.failed_inquiry_mails", { sam: 0, ada: 1 }, "failedMail"),
  ...forStaff("select public.resend_inquiry_mail(gen_random_uuid())"),
  ...forService(
    submitInquirySql("second-key"),
    "select public.operating_figures()",
    "select public.delete_expired_inquiries(30, null)",
    "select public.erase_person('nobody@example.com')",
    "select public.claim_mail(true)",
    "select public.record_mail(gen_random_uuid(), 1, 'sent', '250 OK')",
  ),
  // The accounts belong to the auth service.
  ...[
    "update auth.users set email_confirmed_at = now()",
    "select secret from auth.mfa_factors",
    "update auth.mfa_factors set status = 'verified'",
  ].flatMap((statement) => casesFor(statement, { owner: denied })),
  ...teamCases,
  ...visitorCases,
  ...accountCases,
  ...auditCases,
  ...deskCases,
  ...enteredCases,
  ...customerCases,
  ...calendarCases,
  ...receivedMailCases,
  ...replyFileCases,
  ...profileCases,
];
