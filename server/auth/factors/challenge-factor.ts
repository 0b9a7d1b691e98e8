import { networkOf } from "../../http/request-network.ts";
import type { Transaction } from "../../database/database.ts";
import { AuthApiError } from "../auth-api-error.ts";
import { authenticate } from "../callers.ts";
import { lockFactorForCode, parseFactorId } from "../factors.ts";
import type { AuthContext } from "../request.ts";
import type { Service } from "../service.ts";

/** Seconds a challenge may be answered. */
const lifetime = 300;

/** Creates the challenge that the next code answers. Throws an AuthApiError when the caller has no such factor. */
export async function challengeFactor(service: Service, context: AuthContext) {
  const { user, sessionId } = await authenticate(service, context);
  const factorId = parseFactorId(context);
  return service.transaction(async (work) => {
    const factor = await lockFactorForCode(work, user.id, factorId, sessionId);
    await work.query(
      "delete from auth.mfa_challenges where factor_id = $1 and created_at < now() - make_interval(secs => $2)",
      [factor.id, lifetime],
    );
    const { rows } = await work.query<{ id: string; expires_at: number }>(
      `insert into auth.mfa_challenges (factor_id, network) values ($1, $2)
       returning id, floor(extract(epoch from created_at))::float8 + $3 as expires_at`,
      [factor.id, networkOf(context.var.address), lifetime],
    );
    if (!rows[0]) throw new Error("A challenge that was inserted must be returned");
    return { id: rows[0].id, type: factor.factor_type, expires_at: rows[0].expires_at };
  });
}

interface Challenge {
  id: string;
  network: string;
  is_verified: boolean;
  is_expired: boolean;
}

/**
 * The id of a challenge that waits for a code from the client's network. Its address would be too strict, because a phone gets
 * another one within minutes. `challengeId` may be any text.
 */
export async function requireChallenge(
  transaction: Transaction,
  factorId: string,
  challengeId: string,
  clientAddress: string,
): Promise<string> {
  const { rows } = await transaction.query<Challenge>(
    `select id, network, verified_at is not null as is_verified,
       created_at < now() - make_interval(secs => $3) as is_expired
     from auth.mfa_challenges where id::text = lower($1) and factor_id = $2`,
    [challengeId, factorId, lifetime],
  );
  const challenge = rows[0];
  if (!challenge) {
    const message = "MFA factor with the provided challenge ID not found";
    throw new AuthApiError(422, "mfa_factor_not_found", message);
  }
  // Upstream says the same of a challenge that was used.
  if (challenge.is_verified || challenge.network !== networkOf(clientAddress)) {
    const message = "Challenge and verify IP addresses mismatch.";
    throw new AuthApiError(422, "mfa_ip_address_mismatch", message);
  }
  if (challenge.is_expired) {
    const message = `MFA challenge ${challenge.id} has expired, verify against another challenge or create a new challenge.`;
    throw new AuthApiError(422, "mfa_challenge_expired", message);
  }
  return challenge.id;
}
