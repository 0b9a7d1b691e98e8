import { z } from "zod";
import type { Transaction } from "../../database/database.ts";
import { networkOf } from "../../http/request-network.ts";
import { log } from "../../log/log.ts";
import { AuthApiError, validationFailed } from "../auth-api-error.ts";
import { consume, rememberNetwork, toAccountKey, tooManyRequests } from "../limits.ts";
import { inHashQueue, verifyPassword } from "../passwords.ts";
import { type AuthContext, parseBody } from "../request.ts";
import type { Service, Work } from "../service.ts";
import { type AccessTokenResponse, createSession } from "../sessions.ts";
import { findUserByEmail, isBanned, lockUser, normalizeEmail } from "../users.ts";
import { setDeviceCookie, verifyDeviceCookie } from "./device-cookie.ts";

const signInBody = z.object({ email: z.string().nullish(), password: z.string().nullish() });

/** The origin of an attempt, which decides whose tries it uses. */
interface Source {
  account: string;
  network: string;
  /** A device that has signed in to the account before; see device-cookie.ts. */
  device: string | undefined;
}

/** Signs in by password. All wrong ones are answered alike after the same work; a ban is told only with the right one. */
export async function signIn(
  service: Service,
  context: AuthContext,
): Promise<AccessTokenResponse & { weak_password: null }> {
  const { email, password } = await parseBody(context, signInBody);
  const { address } = context.var;
  if (!email?.trim()) throw validationFailed("missing email or phone");
  const normalizedEmail = normalizeEmail(email);
  if (normalizedEmail === undefined) throw invalidCredentials();
  const account = toAccountKey(service, normalizedEmail);
  const network = networkOf(address);
  const logFields = { account, network };

  context.set("isCounted", true);
  const { found, source, wait, isKnown } = await service.transaction(async (work) => {
    const user = await findUserByEmail(work, normalizedEmail);
    const device = verifyDeviceCookie(service, context, account, user?.encrypted_password);
    const attempt = { account, network, device };
    const call = await consume(work, "token", context.var.network);
    const counted = call.wait > 0 ? call : await countAttempt(work, attempt);
    return { found: user, source: attempt, ...counted };
  });
  if (wait > 0) {
    log("auth.sign_in", { ok: false, reason: "too_many", ...logFields });
    throw tooManyRequests(wait);
  }

  const passwordHash = found?.encrypted_password;
  const hashSource = { address, knownAs: isKnown ? account : undefined };
  const isCorrect = await inHashQueue(service, hashSource, () =>
    verifyPassword(password ?? "", passwordHash),
  ).catch(async (error: unknown) => {
    // An attempt that the queue refuses does not count.
    if (error instanceof AuthApiError) {
      await service.transaction((work) => countAttempt(work, source, -1));
    }
    throw error;
  });
  if (!isCorrect || !found || !passwordHash || isBanned(found)) {
    const problem = isCorrect ? userBanned() : invalidCredentials();
    log("auth.sign_in", { ok: false, reason: problem.code, ...logFields });
    throw problem;
  }
  const session = await service.transaction(async (work) => {
    // Limits are locked before users, as everywhere.
    await forgetAttempts(work, source);
    const current = await lockUser(work, found.id);
    if (current?.encrypted_password !== passwordHash) throw invalidCredentials();
    // The ban may have come while the password was checked.
    if (isBanned(current)) throw userBanned();
    return createSession(work, found.id, "password", context.req.header("user-agent"));
  });
  setDeviceCookie(service, context, account, passwordHash);
  log("auth.sign_in", { ok: true, user: found.id, ...logFields });
  return { ...session, weak_password: null };
}

/** Counts an attempt, as failed until it is forgotten. Strangers cannot use up the tries of known devices and networks. */
async function countAttempt(work: Work, { account, network, device }: Source, amount = 1) {
  if (device === undefined) return consume(work, "sign_in", account, { network, amount });
  const ofDevice = await consume(work, "sign_in", toDeviceKey(account, device), { amount });
  return { ...ofDevice, isKnown: true };
}

/** Deletes the failed attempts of this device and network. Others stay: a guesser must not learn when the owner signs in. */
async function forgetAttempts(transaction: Transaction, { account, network, device }: Source) {
  const keys = [`${account} ${network}`, ...(device ? [toDeviceKey(account, device)] : [])];
  await transaction.query("delete from auth.limit_counts where limit_name = 'sign_in' and key = any($1)", [
    keys,
  ]);
  await rememberNetwork(transaction, account, network);
}

function toDeviceKey(account: string, device: string): string {
  return `${account} device ${device}`;
}

function invalidCredentials(): AuthApiError {
  return new AuthApiError(400, "invalid_credentials", "Invalid login credentials");
}

function userBanned(): AuthApiError {
  return new AuthApiError(400, "user_banned", "User is banned");
}
