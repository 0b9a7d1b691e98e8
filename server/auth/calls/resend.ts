import { z } from "zod";
import { log } from "../../log/log.ts";
import { validationFailed } from "../auth-api-error.ts";
import { consumeMail, toAccountKey } from "../limits.ts";
import { type AuthContext, parseBody } from "../request.ts";
import type { Service } from "../service.ts";
import { findUserByEmail, isBanned, parseEmail } from "../users.ts";
import { localeData, sendConfirmation } from "./confirmation.ts";

const resendBody = z.object({ type: z.string().nullish(), email: z.string().nullish() });

/** Mails the link of a sign-up again to an account without a password. Every address is answered alike. */
export async function resend(service: Service, context: AuthContext): Promise<object> {
  const body = await parseBody(context, resendBody);
  if (body.type !== "signup") throw validationFailed("Missing one of these types: signup");
  if (!body.email) throw validationFailed("Type provided requires an email address");
  const email = parseEmail(body.email);
  await service.transaction(async (work) => {
    await consumeMail(work, { email, kind: "sign_up" }, context.var.address);
    const user = await findUserByEmail(work, email, { lock: true });
    if (!user || user.encrypted_password || isBanned(user)) return;
    await sendConfirmation(work, user, localeData(user));
  });
  log("auth.resend", { ok: true, account: toAccountKey(service, email) });
  return {};
}
