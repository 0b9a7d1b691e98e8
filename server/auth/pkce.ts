import { createHash, randomUUID, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { asRole, authAdmin } from "../database/as-role.ts";
import type { Transaction } from "../database/database.ts";
import { log } from "../log.ts";
import { AuthApiError } from "./auth-api-error.ts";
import { hashToken } from "./hash-token.ts";
import { revokeLinks } from "./link-tokens.ts";
import type { Service } from "./service.ts";
import { type AccessTokenResponse, createSession } from "./sessions.ts";
import { isBanned, lockUser } from "./users.ts";

/** Seconds a code may be exchanged after its link was redeemed. */
const codeLifetime = 300;

const challengePattern = /^[A-Za-z0-9._~-]{43,128}$/;

/** What a PKCE client adds to a call that causes a mail. */
export const pkceFields = {
  code_challenge: z.string().nullish(),
  code_challenge_method: z.string().nullish(),
};

type PkceFields = { [name in keyof typeof pkceFields]?: string | null | undefined };

/**
 * The challenge of a PKCE client; undefined for any other. Stored as SHA-256 in base64url whatever its method: of a plain
 * one the hash is computed here. Throws an AuthApiError when one half is missing or malformed.
 */
export function parseCodeChallenge({
  code_challenge: challenge,
  code_challenge_method: method,
}: PkceFields): string | undefined {
  if (!challenge && !method) return undefined;
  if (!challenge || !method) {
    const message = "PKCE flow requires code_challenge_method and code_challenge";
    throw new AuthApiError(400, "validation_failed", message);
  }
  if (!challengePattern.test(challenge)) {
    const message =
      "code challenge has to be between 43 and 128 characters of A-Z, a-z, 0-9, '-', '.', '_' and '~'";
    throw new AuthApiError(400, "validation_failed", message);
  }
  switch (method.toLowerCase()) {
    case "s256":
      return challenge;
    case "plain":
      return hashVerifier(challenge);
    default:
      throw new AuthApiError(400, "validation_failed", "Invalid code challenge method");
  }
}

/** Creates the code that only the client with the challenge's verifier can exchange. */
export async function createAuthCode(
  transaction: Transaction,
  userId: string,
  codeChallenge: string,
  method: string,
): Promise<string> {
  const code = randomUUID();
  await transaction.query(
    "delete from auth.flow_state where user_id = $1 and created_at < now() - make_interval(secs => $2)",
    [userId, codeLifetime],
  );
  await transaction.query(
    `insert into auth.flow_state (auth_code_hash, user_id, code_challenge, authentication_method)
     values ($1, $2, $3, $4)`,
    [hashToken(code), userId, codeChallenge, method],
  );
  return code;
}

export const exchangeBody = z.object({
  auth_code: z.string().nullish(),
  code_verifier: z.string().nullish(),
});

interface FlowState {
  user_id: string;
  code_challenge: string;
  authentication_method: string;
  is_expired: boolean;
}

/**
 * Exchanges a code for a session. Only now is it known that the client's owner also pressed the button, so all other links and
 * codes of the account are revoked. A wrong verifier leaves the code as it is. Throws AuthApiErrors.
 */
export async function exchangeCode(
  service: Service,
  { auth_code: code, code_verifier: verifier }: z.output<typeof exchangeBody>,
  userAgent: string | undefined,
): Promise<AccessTokenResponse> {
  if (!code || !verifier) {
    const message = "invalid request: both auth code and code verifier should be non-empty";
    throw new AuthApiError(400, "validation_failed", message);
  }
  const session = await asRole(service.database, authAdmin, async (transaction) => {
    const { rows: owners } = await transaction.query<Pick<FlowState, "user_id">>(
      "select user_id from auth.flow_state where auth_code_hash = $1",
      [hashToken(code)],
    );
    // The user is locked before the code, as everywhere, against deadlocks.
    const user = owners[0] && (await lockUser(transaction, owners[0].user_id));
    const { rows } = await transaction.query<FlowState>(
      `select user_id, code_challenge, authentication_method,
         created_at < now() - make_interval(secs => $2) as is_expired
       from auth.flow_state where auth_code_hash = $1 for update`,
      [hashToken(code), codeLifetime],
    );
    const flow = rows[0];
    if (!flow) {
      throw new AuthApiError(404, "flow_state_not_found", "invalid flow state, no valid flow state found");
    }
    if (flow.is_expired) {
      throw new AuthApiError(422, "flow_state_expired", "invalid flow state, flow state has expired");
    }
    if (!isEqual(hashVerifier(verifier), flow.code_challenge)) {
      const message = "code challenge does not match previously saved code verifier";
      throw new AuthApiError(400, "bad_code_verifier", message);
    }
    if (!user || isBanned(user)) throw new AuthApiError(403, "user_banned", "User is banned");
    await revokeLinks(transaction, user.id);
    return createSession(service, transaction, flow.user_id, flow.authentication_method, userAgent);
  });
  log("auth.exchange", { ok: true, user: session.user.id });
  return session;
}

function hashVerifier(verifier: string): string {
  return createHash("sha256").update(verifier).digest("base64url");
}

function isEqual(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
