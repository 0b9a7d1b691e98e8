import { z } from "zod";
import { asRole, authAdmin } from "../../database/as-role.ts";
import type { Transaction } from "../../database/database.ts";
import { log } from "../../log/log.ts";
import { AuthApiError, validationFailed } from "../auth-api-error.ts";
import { type Caller, lockCaller } from "../sessions/authenticate.ts";
import { sessionNotFound } from "../sessions/find-caller.ts";
import { networkOf } from "../../http/request-network.ts";
import { consume, rememberNetwork, tooManyRequests } from "../limits.ts";
import { mailOwner } from "../links/mail-owner.ts";
import type { Service } from "../service.ts";
import { type AccessTokenResponse, raiseSession } from "../sessions/sessions.ts";
import type { User, UserResponse } from "../accounts/users.ts";
import { requireChallenge } from "./challenge.ts";
import { deleteUnverifiedFactors, type Factor, lockFactorForCode } from "./factor.ts";
import { findClockOffset, findTimeStep } from "./totp.ts";

export const verifyFactorBody = z.object({ challenge_id: z.string().nullish(), code: z.string().nullish() });

/**
 * Verifies a code, which makes the caller's session aal2 with a new refresh token. The first code of a factor also ends the
 * user's other aal1 sessions, and tells the owner by mail. Throws AuthApiErrors.
 */
export async function verifyFactor(
  service: Service,
  caller: Caller,
  factorId: string,
  { challenge_id: challengeId, code }: z.output<typeof verifyFactorBody>,
  clientAddress: string,
): Promise<AccessTokenResponse> {
  if (!code) throw validationFailed("Code needs to be non-empty");
  const {
    user: { id: userId },
    sessionId,
  } = caller;
  await countAttempt(service, caller.user, clientAddress);
  let clockOffset: number | undefined;
  const session = await asRole(service.database, authAdmin, async (transaction) => {
    const { row: user } = await lockCaller(transaction, caller);
    const factor = await lockFactorForCode(transaction, userId, factorId, sessionId);
    const challenge = await requireChallenge(transaction, factor.id, challengeId ?? "", clientAddress);
    if (!(await acceptCode(transaction, factor, challenge, code))) {
      clockOffset = await noteClockOffset(transaction, factor, code);
      // Returned, not thrown: what was noted has to be committed.
      return refuseCode(clockOffset);
    }
    if (!sessionId) throw sessionNotFound();
    if (factor.status === "unverified") await markVerified(service, transaction, user, factor, sessionId);
    // The counts stay as they are: a guesser must not get new tries from the owner's sign-ins.
    await rememberNetwork(transaction, toLimitKey(user.id), networkOf(clientAddress));
    const raised = await raiseSession(service, transaction, user, sessionId, factor.id);
    if (!raised) throw sessionNotFound();
    return raised;
  }).catch((error: unknown) => {
    const reason = error instanceof AuthApiError ? error.code : "failed";
    log("auth.factor_verify", { ok: false, reason, user: userId });
    throw error;
  });
  if (session instanceof AuthApiError) {
    log("auth.factor_verify", { ok: false, reason: session.code, user: userId, clockOffset });
    throw session;
  }
  service.mail.wake();
  log("auth.factor_verify", { ok: true, user: userId });
  return session;
}

/**
 * Counts a code, right or wrong. Beyond the limit it tells the owner by mail, as only a caller who knows the password may try codes,
 * and throws an AuthApiError.
 */
async function countAttempt(service: Service, user: UserResponse, clientAddress: string): Promise<void> {
  // A transaction of its own: an attempt counts also when it is refused.
  const wait = await asRole(service.database, authAdmin, async (transaction) => {
    const network = networkOf(clientAddress);
    const ofCode = await consume(service, transaction, "factor_code", toLimitKey(user.id), { network });
    if (ofCode.wait > 0 && (await consume(service, transaction, "factor_notice", user.id)).wait === 0) {
      await mailOwner(service, transaction, user, "factorGuessed");
    }
    return ofCode.wait;
  });
  if (wait === 0) return;
  service.mail.wake();
  log("auth.factor_verify", { ok: false, reason: "too_many", user: user.id });
  throw tooManyRequests(wait);
}

/** Networks are known for passing a factor apart from those known for a password. */
function toLimitKey(userId: string): string {
  return `${userId} factor`;
}

/** False when the code is wrong. */
async function acceptCode(
  transaction: Transaction,
  factor: Factor,
  challengeId: string,
  code: string,
): Promise<boolean> {
  const step = findTimeStep(factor.secret, code, factor.last_used_step, Date.now());
  if (step === undefined || step === factor.early_step) return false;
  await transaction.query("update auth.mfa_factors set last_used_step = $2 where id = $1", [factor.id, step]);
  await transaction.query("update auth.mfa_challenges set verified_at = now() where id = $1", [challengeId]);
  return true;
}

/** Seconds by which the clock that showed this wrong code is fast, or, below 0, slow; undefined when it shows no other time. */
async function noteClockOffset(
  transaction: Transaction,
  { id, secret }: Factor,
  code: string,
): Promise<number | undefined> {
  const offset = findClockOffset(secret, code, Date.now());
  if (offset && offset.seconds > 0)
    await transaction.query("update auth.mfa_factors set early_step = $2 where id = $1", [id, offset.step]);
  return offset?.seconds;
}

/** The page reads how late or early it was. */
function refuseCode(clockOffset: number | undefined): AuthApiError {
  const offset = clockOffset && ` (${Math.abs(clockOffset)} seconds ${clockOffset < 0 ? "late" : "early"})`;
  return new AuthApiError(422, "mfa_verification_failed", `Invalid TOTP code entered${offset ?? ""}`);
}

async function markVerified(
  service: Service,
  transaction: Transaction,
  user: User,
  factor: Factor,
  sessionId: string,
) {
  await transaction.query(
    "update auth.mfa_factors set status = 'verified', updated_at = now() where id = $1",
    [factor.id],
  );
  await deleteUnverifiedFactors(transaction, user.id);
  await transaction.query("delete from auth.sessions where user_id = $1 and id <> $2 and factor_id is null", [
    user.id,
    sessionId,
  ]);
  await mailOwner(service, transaction, user, "factorAdded");
}
