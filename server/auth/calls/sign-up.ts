import { z } from "zod";
import { log } from "../../log/log.ts";
import { AuthApiError, validationFailed } from "../auth-api-error.ts";
import { isSignUpClosed } from "../first-admin.ts";
import { consumeMail, toAccountKey } from "../limits.ts";
import { refuseWeakPassword } from "../password-strength.ts";
import { type AuthContext, parseBody } from "../request.ts";
import type { Service } from "../service.ts";
import { buildUserMetadata, isBanned, parseEmail, refuseLongData, toUserResponse } from "../users.ts";
import { sendConfirmation } from "./confirmation.ts";
import { createOrLockUser, deriveUserId } from "./create-user.ts";

const signUpBody = z.object({
  email: z.string().nullish(),
  password: z.string().nullish(),
  data: z.record(z.string(), z.unknown()).nullish(),
});

/**
 * Creates an account that waits for the confirmation of its address. The password is judged and not stored: only the owner of the
 * mailbox can set one. The answer is made of the request alone, so it tells nobody whether there is an account.
 */
export async function signUp(service: Service, context: AuthContext) {
  const body = await parseBody(context, signUpBody);
  if (await isSignUpClosed(service)) {
    throw new AuthApiError(422, "signup_disabled", "Signups not allowed for this instance");
  }
  const { email, password, data } = parseSignUp(body);
  if (password === "") throw validationFailed("Signup requires a valid password");
  await refuseWeakPassword(password, email);
  await service.transaction(async (work) => {
    await consumeMail(work, { email, kind: "sign_up" }, context.var.address);
    const user = await createOrLockUser(work, email, data);
    if (user && !user.encrypted_password && !isBanned(user)) {
      await sendConfirmation(work, user, data);
    }
  });
  log("auth.sign_up", { ok: true, account: toAccountKey(service, email) });
  return describeNewUser(deriveUserId(service, email), email, data);
}

function parseSignUp({ email, password, data }: z.output<typeof signUpBody>) {
  if (!email) throw new AuthApiError(422, "anonymous_provider_disabled", "Anonymous sign-ins are disabled");
  refuseLongData(data ?? {});
  return { email: parseEmail(email), password: password ?? "", data: data ?? {} };
}

/** The answer to a sign-up of an address that has had no account. */
function describeNewUser(id: string, email: string, data: Record<string, unknown>) {
  const now = new Date();
  return toUserResponse({
    id,
    email,
    encrypted_password: null,
    email_confirmed_at: null,
    invited_at: null,
    confirmation_sent_at: now,
    email_change: null,
    last_sign_in_at: null,
    raw_user_meta_data: buildUserMetadata(id, email, data, false),
    banned_until: null,
    created_at: now,
    updated_at: now,
  });
}
