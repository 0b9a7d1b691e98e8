import { randomUUID } from "node:crypto";
import { z } from "zod";
import { asRole, authAdmin } from "../database/as-role.ts";
import { isUniqueViolation, type Transaction } from "../database/database.ts";
import { log } from "../log.ts";
import { consumeMailLimit } from "./rate-limits.ts";
import { type ConfirmationRequest, sendConfirmation } from "./confirmation.ts";
import { createUser, deriveUserId, type NewUser } from "./create-user.ts";
import { parseEmail } from "./email-address.ts";
import { parseCodeChallenge, pkceFields } from "./pkce.ts";
import { refuseWeakPassword } from "./password-strength.ts";
import { AuthApiError } from "./auth-api-error.ts";
import type { AccessTokenResponse } from "./sessions.ts";
import { isSignUpClosed } from "./settings.ts";
import { signUpConfirmed } from "./sign-up-confirmed.ts";
import { toAccountKey, type Service } from "./service.ts";
import { refuseLongData } from "./user-metadata.ts";
import { toUserResponse, findIdentities, findUserByEmail, isBanned, type UserResponse } from "./users.ts";

export const signUpBody = z.object({
  email: z.string().nullish(),
  phone: z.string().nullish(),
  password: z.string().nullish(),
  data: z.record(z.string(), z.unknown()).nullish(),
  ...pkceFields,
});

interface SignUpContext {
  redirectTo: string;
  clientAddress: string;
  userAgent: string | undefined;
}

/**
 * Creates an account that waits for the confirmation of its address. The password is validated and not stored: only the owner
 * of the mailbox can set one. An address that already has an account gets the same response after the same work; see
 * docs/decisions/sign-up-tells-nothing.md. Throws AuthApiErrors.
 */
export async function signUp(
  service: Service,
  body: z.output<typeof signUpBody>,
  { redirectTo, clientAddress, userAgent }: SignUpContext,
): Promise<UserResponse | AccessTokenResponse> {
  if (await isSignUpClosed(service)) {
    throw new AuthApiError(422, "signup_disabled", "Signups not allowed for this instance");
  }
  const { email, password, data, codeChallenge } = parseSignUp(body);
  if (password === "") throw new AuthApiError(400, "validation_failed", "Signup requires a valid password");
  refuseWeakPassword(password, email);
  if (service.config.autoconfirm) return signUpConfirmed(service, { email, data }, password, userAgent);
  const account = toAccountKey(service, email);
  const create = async (transaction: Transaction) => {
    await consumeMailLimit(service, transaction, account, clientAddress);
    const newUser = { id: await deriveUserId(service, transaction, email), email, data };
    const created = await createUser(transaction, newUser);
    const request = { data, redirectTo, codeChallenge };
    if (!created) return respondForExistingUser(service, transaction, newUser, request);
    const mailed = await sendConfirmation(service, transaction, created, request);
    return toUserResponse(mailed, await findIdentities(transaction, created.id));
  };
  const user = await asRole(service.database, authAdmin, create).catch((error: unknown) => {
    // The account of this address got another one at this moment and kept its id. Now the address has a new id.
    if (isUniqueViolation(error)) return asRole(service.database, authAdmin, create);
    throw error;
  });
  service.mail.wake();
  log("auth.sign_up", { ok: true, account });
  return user;
}

function parseSignUp({ email, phone, password, data, ...pkce }: z.output<typeof signUpBody>) {
  if (email && phone) {
    const message = "Only an email address or phone number should be provided on signup.";
    throw new AuthApiError(400, "validation_failed", message);
  }
  if (phone) throw new AuthApiError(400, "phone_provider_disabled", "Phone signups are disabled");
  if (!email) throw new AuthApiError(422, "anonymous_provider_disabled", "Anonymous sign-ins are disabled");
  const codeChallenge = parseCodeChallenge(pkce);
  refuseLongData(data ?? {});
  return { email: parseEmail(email), password: password ?? "", data: data ?? {}, codeChallenge };
}

/**
 * Mails a link to an existing user who has no password yet. Responds as to a new user in any case, by storing a stand-in and
 * rolling it back.
 */
async function respondForExistingUser(
  service: Service,
  transaction: Transaction,
  newUser: NewUser,
  request: ConfirmationRequest,
) {
  const existing = await findUserByEmail(transaction, newUser.email, { lock: true });
  if (existing && !existing.encrypted_password && !isBanned(existing)) {
    await sendConfirmation(service, transaction, existing, request);
  }
  const stored = { id: randomUUID(), email: null };
  await transaction.query("savepoint stand_in");
  const standIn = await createUser(transaction, newUser, stored);
  if (!standIn) throw new Error("A stand-in has no address that could be taken");
  const mailed = await sendConfirmation(service, transaction, { ...standIn, email: newUser.email }, request);
  const identities = await findIdentities(transaction, stored.id);
  await transaction.query("rollback to savepoint stand_in");
  return toUserResponse(
    { ...mailed, id: newUser.id },
    identities.map((identity) => ({ ...identity, user_id: newUser.id, provider_id: newUser.id })),
  );
}
