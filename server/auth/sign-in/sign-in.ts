import type { Context } from "hono";
import { z } from "zod";
import { asRole, authAdmin } from "../../database/as-role.ts";
import { networkOf } from "../../http/request-network.ts";
import { log } from "../../log/log.ts";
import {
  resetSignInAttempts,
  consumeSignInAttempt,
  returnSignInAttempt,
  tooManyRequests,
} from "../limits/rate-limits.ts";
import { verifyDeviceCookie, setDeviceCookie } from "./device-cookie.ts";
import { normalizeEmail } from "../accounts/email-address.ts";
import { inHashQueue } from "../limits/hash-queue.ts";
import { verifyPassword } from "./passwords.ts";
import { AuthApiError, validationFailed } from "../auth-api-error.ts";
import { toAccountKey, type Service } from "../service.ts";
import { createSession, type AccessTokenResponse } from "../sessions/sessions.ts";
import { findUserByEmail, isBanned, lockUser } from "../accounts/users.ts";

export const signInBody = z.object({
  email: z.string().nullish(),
  password: z.string().nullish(),
});

/**
 * Signs in by password. An unknown address, an unconfirmed one and a wrong password get the same response after the same work;
 * that an account is banned is reported only with the correct password. Throws AuthApiErrors.
 */
export async function signIn(
  service: Service,
  { email, password }: z.output<typeof signInBody>,
  clientAddress: string,
  context: Context,
): Promise<AccessTokenResponse & { weak_password: null }> {
  const { database } = service;
  if (!email?.trim()) throw validationFailed("missing email or phone");
  const normalizedEmail = normalizeEmail(email);
  if (normalizedEmail === undefined) throw invalidCredentials();
  const account = toAccountKey(service, normalizedEmail);
  const logFields = { account, network: networkOf(clientAddress) };

  const { wait, isKnown, found, source } = await asRole(database, authAdmin, async (transaction) => {
    const user = await findUserByEmail(transaction, normalizedEmail);
    const device = verifyDeviceCookie(service, context, account, user?.encrypted_password);
    const origin = { address: clientAddress, device };
    const attempt = await consumeSignInAttempt(service, transaction, account, origin);
    return { found: user, source: origin, ...attempt };
  });
  if (wait > 0) {
    log("auth.sign_in", { ok: false, reason: "too_many", ...logFields });
    throw tooManyRequests(wait);
  }

  const passwordHash = found?.encrypted_password;
  const isCorrect = await inHashQueue(
    service,
    { address: clientAddress, knownAs: isKnown ? account : undefined },
    () => verifyPassword(password ?? "", passwordHash),
  ).catch(async (error: unknown) => {
    // Refused by the queue: nothing was tried.
    if (error instanceof AuthApiError) {
      await asRole(database, authAdmin, (t) => returnSignInAttempt(t, account, source));
    }
    throw error;
  });
  if (!isCorrect || !found || !passwordHash || isBanned(found)) {
    const problem = isCorrect ? userBanned() : invalidCredentials();
    log("auth.sign_in", { ok: false, reason: problem.code, ...logFields });
    throw problem;
  }
  const session = await asRole(database, authAdmin, async (transaction) => {
    // Limits are locked before users, as everywhere.
    await resetSignInAttempts(transaction, account, source);
    const current = await lockUser(transaction, found.id);
    if (current?.encrypted_password !== passwordHash) throw invalidCredentials();
    // Since the password was checked, which takes a while.
    if (isBanned(current)) throw userBanned();
    return createSession(service, transaction, found.id, "password", context.req.header("user-agent"));
  });
  setDeviceCookie(service, context, account, passwordHash);
  log("auth.sign_in", { ok: true, user: found.id, ...logFields });
  return { ...session, weak_password: null };
}

function invalidCredentials(): AuthApiError {
  return new AuthApiError(400, "invalid_credentials", "Invalid login credentials");
}

function userBanned(): AuthApiError {
  return new AuthApiError(400, "user_banned", "User is banned");
}
