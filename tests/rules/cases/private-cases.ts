import { casesFor, denied, deniedToAll, type PermissionCase } from "./cases-for.ts";

/** What no role of the API may call or read: it serves the functions and policies. */
export const privateCases: PermissionCase[] = [
  ...[
    "select private.assert_recent_sign_in()",
    "select private.require_session()",
    "select private.has_passed_factor()",
    "select private.forget_recovery_codes(auth.uid())",
    "select private.lock_caller()",
    "select private.is_erasing()",
    "select private.generate_reference()",
    "select private.mailbox('x@example.com')",
    "select private.write_inquiry_mails(gen_random_uuid(), 'x@example.com', 'en')",
    "select private.mail_domain('x@example.com')",
    "select private.is_mail_provider('example.com')",
    "select private.may_send_receipt('x@example.com')",
    "select private.spend_user_budget('use_recovery_code', 5)",
    "select private.generate_recovery_code()",
    "select private.hash_recovery_code(auth.uid(), '0000-0000-0000')",
    "select private.has_staff_aal()",
    "select private.is_banned(auth.uid())",
    "select private.is_active_admin(auth.uid())",
    "select private.is_active_staff(auth.uid())",
    "select private.audit_account('x', auth.uid())",
    "select private.staff_aal()",
    "select private.setting('staff_aal')",
    "select status from auth.mfa_factors",
    "delete from auth.mfa_factors",
  ].flatMap((statement) =>
    casesFor(statement, { anon: denied, sam: denied, adaAal2: denied, service: denied }),
  ),
  ...casesFor("select secret from auth.mfa_factors", { owner: denied }),
  ...casesFor("update auth.mfa_factors set status = 'verified'", { owner: denied }),

  ...deniedToAll(
    "select private.spend_budget('203.0.113.0/24', 100)",
    "select private.forget_submissions()",
    "select private.has_received_more_than(300)",
    "select private.delete_inquiries('{}')",
    "select private.delete_oldest_spam()",
    "select private.erase_recipient('nobody@example.com')",
    "select private.erase_messages_from('x@example.com')",
  ),
];
