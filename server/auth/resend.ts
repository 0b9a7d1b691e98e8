import { z } from "zod";
import { asRole, authAdmin } from "../database/as-role.ts";
import { log } from "../log.ts";
import { spendMail } from "./budgets.ts";
import { sendConfirmation } from "./confirmation.ts";
import { readAddress } from "./email-address.ts";
import { Refusal } from "./refusal.ts";
import { accountOf, type Service } from "./service.ts";
import { findUserByEmail } from "./users.ts";

export const resendBody = z.object({ type: z.string().nullish(), email: z.string().nullish() });

/**
 * Mails a new link to an account that has no password yet; to any other address nothing, and nobody is told. What such a link
 * brings is the language alone: other sign-ups of the address may have said the rest. Throws Refusals.
 */
export async function resend(
  service: Service,
  { type, email }: z.output<typeof resendBody>,
  redirectTo: string,
  address: string,
): Promise<void> {
  if (type !== "signup") {
    const message = "Missing one of these types: signup, email_change, sms, phone_change";
    throw new Refusal(400, "validation_failed", message);
  }
  if (!email) throw new Refusal(400, "validation_failed", "Type provided requires an email address");
  const wanted = readAddress(email);
  const account = accountOf(service, wanted);
  await asRole(service.database, authAdmin, async (transaction) => {
    await spendMail(service, transaction, account, address);
    const owner = await findUserByEmail(transaction, wanted, { lock: true });
    if (!owner || owner.encrypted_password) return;
    const { locale } = owner.raw_user_meta_data;
    const data = locale === "en" || locale === "ar" ? { locale } : {};
    await sendConfirmation(service, transaction, owner, data, redirectTo);
  });
  service.mail.wake();
  log("auth.resend", { ok: true, account });
}
