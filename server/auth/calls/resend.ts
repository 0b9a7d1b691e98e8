import { z } from "zod";
import { log } from "../../log/log.ts";
import { validationFailed } from "../auth-api-error.ts";
import { consumeMail, countMailTo, toAccountKey } from "../limits.ts";
import { type AuthContext, parseBody } from "../request.ts";
import type { Service } from "../service.ts";
import { findUserByEmail, isBanned, parseEmail } from "../users.ts";
import { localeData, sendConfirmation } from "./confirmation.ts";
import { resendEmailChange } from "./email-change.ts";

const resendBody = z.object({ type: z.string().nullish(), email: z.string().nullish() });

/**
 * Mails the links that an account waits for, and to no other address, with the same response: the link of a sign-up without a
 * password, or those of a change of address, asked for by the current one. Throws AuthApiErrors.
 */
export async function resend(service: Service, context: AuthContext): Promise<object> {
  const { kind, email } = parseResend(await parseBody(context, resendBody));
  const { address } = context.var;
  await service.transaction(async (transaction) => {
    await consumeMail(service, transaction, { email, kind }, address);
    const newEmail =
      kind === "email_change" ? (await findUserByEmail(transaction, email))?.email_change : undefined;
    // An address that had too many gets none, and the answer does not tell that there is such an account.
    const isRecipientFull =
      newEmail && (await countMailTo(service, transaction, { email: newEmail, kind }, address)) > 0;
    const user = await findUserByEmail(transaction, email, { lock: true });
    if (!user || isBanned(user)) return;
    if (kind === "sign_up" && !user.encrypted_password) {
      await sendConfirmation(service, transaction, user, localeData(user));
    }
    if (kind === "email_change" && user.email_change) {
      await resendEmailChange(service, transaction, user, Boolean(isRecipientFull));
    }
  });
  log("auth.resend", { ok: true, account: toAccountKey(service, email) });
  return {};
}

function parseResend({ type, email }: z.output<typeof resendBody>) {
  if (type !== "signup" && type !== "email_change") {
    throw validationFailed("Missing one of these types: signup, email_change");
  }
  if (!email) throw validationFailed("Type provided requires an email address");
  return { kind: type === "signup" ? "sign_up" : "email_change", email: parseEmail(email) } as const;
}
