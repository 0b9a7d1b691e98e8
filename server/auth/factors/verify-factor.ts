import { z } from "zod";
import type { Transaction } from "../../database/database.ts";
import { networkOf } from "../../http/request-network.ts";
import { log } from "../../log/log.ts";
import { AuthApiError, validationFailed } from "../auth-api-error.ts";
import { authenticate, lockCaller, sessionNotFound } from "../callers.ts";
import { deleteUnverifiedFactors, type Factor, lockFactorForCode, parseFactorId } from "../factors.ts";
import { consume, rememberNetwork, tooManyRequests } from "../limits.ts";
import { mailOwner } from "../links.ts";
import { restartChain } from "../refresh-tokens.ts";
import { type AuthContext, parseBody } from "../request.ts";
import type { Service, Work } from "../service.ts";
import { type AccessTokenResponse, createTokenResponse } from "../sessions.ts";
import type { SessionClaims } from "../tokens.ts";
import type { User } from "../users.ts";
import { requireChallenge } from "./challenge-factor.ts";
import { findClockOffset, findTimeStep } from "./totp.ts";

const verifyFactorBody = z.object({ challenge_id: z.string().nullish(), code: z.string().nullish() });

/**
 * Verifies a code, which makes the caller's session aal2 with a new refresh token. The first code of a factor also ends the
 * user's other aal1 sessions, and tells the owner by mail.
 */
export async function verifyFactor(service: Service, context: AuthContext): Promise<AccessTokenResponse> {
  const caller = await authenticate(service, context);
  const factorId = parseFactorId(context);
  const { challenge_id: challengeId, code } = await parseBody(context, verifyFactorBody);
  if (!code) throw validationFailed("Code needs to be non-empty");
  const { sessionId } = caller;
  const { address } = context.var;
  await countAttempt(service, caller.user, address);
  const session = await service
    .transaction(async (work) => {
      const { user } = await lockCaller(work, caller);
      const factor = await lockFactorForCode(work, user.id, factorId, sessionId);
      const challenge = await requireChallenge(work, factor.id, challengeId ?? "", address);
      // The error is returned, not thrown: the early step has to be committed.
      if (!(await acceptCode(work, factor, challenge, code))) return refuseCode(work, factor, code);
      if (!sessionId) throw sessionNotFound();
      if (factor.status === "unverified") await markVerified(work, user, factor, sessionId);
      // The counts stay as they are: a guesser must not get new tries from the owner's sign-ins.
      await rememberNetwork(work, toLimitKey(user.id), networkOf(address));
      return raiseSession(work, user, sessionId, factor.id);
    })
    .catch((error: unknown) => {
      const reason = error instanceof AuthApiError ? error.code : "failed";
      log("auth.factor_verify", { ok: false, reason, user: caller.user.id });
      throw error;
    });
  if (session instanceof AuthApiError) {
    const { code: reason, message } = session;
    log("auth.factor_verify", { ok: false, reason, user: caller.user.id, message });
    throw session;
  }
  log("auth.factor_verify", { ok: true, user: caller.user.id });
  return session;
}

/** Counts a code, right or wrong. Beyond the limit the owner is told: only who knows the password may try codes. */
async function countAttempt(service: Service, user: User, clientAddress: string): Promise<void> {
  // A transaction of its own: an attempt counts also when it is refused.
  const wait = await service.transaction(async (work) => {
    const network = networkOf(clientAddress);
    const ofCode = await consume(work, "factor_code", toLimitKey(user.id), { network });
    if (ofCode.wait > 0 && (await consume(work, "factor_notice", user.id)).wait === 0) {
      await mailOwner(work, user, "factorGuessed");
    }
    return ofCode.wait;
  });
  if (wait === 0) return;
  log("auth.factor_verify", { ok: false, reason: "too_many", user: user.id });
  throw tooManyRequests(wait);
}

/** Networks that have passed a factor are known apart from those that have signed in. */
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

/** The error for a wrong code. It names a wrong clock. A refused code of the future is stored, so that it stays refused. */
async function refuseCode(
  transaction: Transaction,
  { id, secret }: Factor,
  code: string,
): Promise<AuthApiError> {
  const offset = findClockOffset(secret, code, Date.now());
  if (offset && offset.seconds > 0)
    await transaction.query("update auth.mfa_factors set early_step = $2 where id = $1", [id, offset.step]);
  const direction = offset && (offset.seconds < 0 ? "late" : "early");
  const diagnosis = offset ? ` (${Math.abs(offset.seconds)} seconds ${direction})` : "";
  return new AuthApiError(422, "mfa_verification_failed", `Invalid TOTP code entered${diagnosis}`);
}

async function markVerified(work: Work, user: User, factor: Factor, sessionId: string) {
  await work.query("update auth.mfa_factors set status = 'verified', updated_at = now() where id = $1", [
    factor.id,
  ]);
  await deleteUnverifiedFactors(work, user.id);
  await work.query("delete from auth.sessions where user_id = $1 and id <> $2 and factor_id is null", [
    user.id,
    sessionId,
  ]);
  await mailOwner(work, user, "factorAdded");
}

/** Makes the session aal2 and replaces its refresh token by one that does not follow from it. */
async function raiseSession(
  work: Work,
  user: User,
  sessionId: string,
  factorId: string,
): Promise<AccessTokenResponse> {
  const amr = [{ method: "totp", timestamp: Math.floor(Date.now() / 1000) }];
  const { rows } = await work.query<SessionClaims>(
    `update auth.sessions set aal = 'aal2', factor_id = $3, refreshed_at = now(),
       amr = $4::jsonb || jsonb_path_query_array(amr, '$[*] ? (@.method != "totp")')
     where id = $1 and user_id = $2 returning id, aal, amr`,
    [sessionId, user.id, factorId, JSON.stringify(amr)],
  );
  if (!rows[0]) throw sessionNotFound();
  const token = await restartChain(work, sessionId);
  return createTokenResponse(work, user, rows[0], token);
}
