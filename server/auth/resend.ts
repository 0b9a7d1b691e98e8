import { z } from "zod";
import { asRole, authAdmin } from "../database/as-role.ts";
import { log } from "../log.ts";
import { consumeMailLimit } from "./rate-limits.ts";
import { sendConfirmation } from "./confirmation.ts";
import { parseEmail } from "./email-address.ts";
import { AuthApiError } from "./auth-api-error.ts";
import { toAccountKey, type Service } from "./service.ts";
import { findUserByEmail } from "./users.ts";

export const resendBody = z.object({ type: z.string().nullish(), email: z.string().nullish() });

/**
 * Mails a new link to an account that has no password yet, and to no other address, with the same response. Of the metadata the
 * link sets the language alone: other sign-ups of the address may have set the rest. Throws AuthApiErrors.
 */
export async function resend(
  service: Service,
  { type, email }: z.output<typeof resendBody>,
  redirectTo: string,
  clientAddress: string,
): Promise<void> {
  if (type !== "signup") {
    const message = "Missing one of these types: signup, email_change, sms, phone_change";
    throw new AuthApiError(400, "validation_failed", message);
  }
  if (!email) throw new AuthApiError(400, "validation_failed", "Type provided requires an email address");
  const normalizedEmail = parseEmail(email);
  const account = toAccountKey(service, normalizedEmail);
  await asRole(service.database, authAdmin, async (transaction) => {
    await consumeMailLimit(service, transaction, account, clientAddress);
    const user = await findUserByEmail(transaction, normalizedEmail, { lock: true });
    if (!user || user.encrypted_password) return;
    const { locale } = user.raw_user_meta_data;
    const data = locale === "en" || locale === "ar" ? { locale } : {};
    await sendConfirmation(service, transaction, user, data, redirectTo);
  });
  service.mail.wake();
  log("auth.resend", { ok: true, account });
}
