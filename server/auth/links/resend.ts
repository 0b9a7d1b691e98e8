import { z } from "zod";
import { asRole, authAdmin } from "../../database/as-role.ts";
import type { Transaction } from "../../database/database.ts";
import { log } from "../../log/log.ts";
import { validationFailed } from "../auth-api-error.ts";
import { sendConfirmation } from "./confirmation.ts";
import { parseEmail } from "../accounts/email-address.ts";
import { resendEmailChange } from "./email-change.ts";
import { consumeMail, countMailTo, type MailRequest, toAccountKey } from "../limits.ts";
import type { Service } from "../service.ts";
import { findUserByEmail, isBanned, localeData, type User } from "../accounts/users.ts";

export const resendBody = z.object({
  type: z.string().nullish(),
  email: z.string().nullish(),
});

interface ResendRequest {
  type: "signup" | "email_change";
  email: string;
  redirectTo: string;
}

/**
 * Mails the links that an account waits for, and to no other address, with the same response: the link of a sign-up without a
 * password, or those of a change of address, asked for by the current one. Throws AuthApiErrors.
 */
export async function resend(
  service: Service,
  body: z.output<typeof resendBody>,
  redirectTo: string,
  clientAddress: string,
): Promise<void> {
  const request = { ...parseResend(body), redirectTo };
  const account = toAccountKey(service, request.email);
  await asRole(service.database, authAdmin, async (transaction) => {
    await consumeMail(service, transaction, toMailRequest(request), clientAddress);
    const isRecipientFull = await countNewAddress(service, transaction, request, clientAddress);
    const user = await findUserByEmail(transaction, request.email, { lock: true });
    if (user && !isBanned(user)) await sendAgain(service, transaction, user, request, isRecipientFull);
  });
  service.mail.wake();
  log("auth.resend", { ok: true, account });
}

function parseResend({ type, email }: z.output<typeof resendBody>) {
  if (type !== "signup" && type !== "email_change") {
    throw validationFailed("Missing one of these types: signup, email_change");
  }
  if (!email) throw validationFailed("Type provided requires an email address");
  return { type, email: parseEmail(email) } as const;
}

function toMailRequest({ type, email }: ResendRequest): MailRequest {
  return { email, kind: type === "signup" ? "sign_up" : "email_change" };
}

/**
 * Counts the mail to the address that an account waits for. True when it had too many: it gets none then, and the answer does not
 * tell that there is such an account.
 */
async function countNewAddress(
  service: Service,
  transaction: Transaction,
  { type, email }: ResendRequest,
  clientAddress: string,
): Promise<boolean> {
  const newEmail = type === "email_change" && (await findUserByEmail(transaction, email))?.email_change;
  if (!newEmail) return false;
  const mail = { email: newEmail, kind: "email_change" } as const;
  return (await countMailTo(service, transaction, mail, clientAddress)) > 0;
}

async function sendAgain(
  service: Service,
  transaction: Transaction,
  user: User,
  { type, redirectTo }: ResendRequest,
  isRecipientFull: boolean,
) {
  if (type === "signup" && !user.encrypted_password) {
    await sendConfirmation(service, transaction, user, { data: localeData(user), redirectTo });
  }
  if (type === "email_change" && user.email_change) {
    const change = { newEmail: user.email_change, redirectTo, isRecipientFull };
    await resendEmailChange(service, transaction, user, change);
  }
}
