import { z } from "zod";
import { asRole, authAdmin } from "../database/as-role.ts";
import type { Transaction } from "../database/database.ts";
import { log } from "../log.ts";
import { spendMail } from "./budgets.ts";
import { sendConfirmation } from "./confirmation.ts";
import { readAddress } from "./email-address.ts";
import { Refusal } from "./refusal.ts";
import { accountOf, type Service } from "./service.ts";
import { findUserByEmail } from "./users.ts";

export const resendBody = z.object({ type: z.string().nullish(), email: z.string().nullish() });

/**
 * Mails the link of an unconfirmed account again; to any other address nothing, and nobody is told. Nothing either when
 * several have signed the address up: this call cannot tell whose password the mail should bring. Throws Refusals.
 */
export async function resend(
  service: Service,
  { type, email }: z.output<typeof resendBody>,
  redirectTo: string,
): Promise<void> {
  if (type !== "signup") {
    const message = "Missing one of these types: signup, email_change, sms, phone_change";
    throw new Refusal(400, "validation_failed", message);
  }
  if (!email) throw new Refusal(400, "validation_failed", "Type provided requires an email address");
  const wanted = readAddress(email);
  const account = accountOf(service, wanted);
  await asRole(service.database, authAdmin, async (transaction) => {
    await spendMail(service, transaction, account);
    const owner = await findUserByEmail(transaction, wanted, { lock: true });
    const waits =
      owner !== undefined && !owner.email_confirmed_at && !(await isContested(transaction, owner.id));
    if (waits) await sendConfirmation(service, transaction, owner, redirectTo);
  });
  service.mail.wake();
  log("auth.resend", { ok: true, account });
}

async function isContested(transaction: Transaction, userId: string): Promise<boolean> {
  const { rows } = await transaction.query<{ contested: boolean }>(
    "select count(distinct encrypted_password) > 1 as contested from auth.one_time_tokens where user_id = $1",
    [userId],
  );
  return rows[0]?.contested ?? false;
}
