import { errors } from "jose";
import { z } from "zod";
import { asRole, authAdmin } from "../database/as-role.ts";
import type { Transaction } from "../database/database.ts";
import { AuthApiError, validationFailed } from "./auth-api-error.ts";
import type { AuthContext } from "./request.ts";
import type { Service } from "./service.ts";
import { verifyAccessToken } from "./tokens.ts";
import { isBanned, lockUser, type User } from "./users.ts";

const uuid = z.guid();

/** The account that makes a request, by its access token, with what its session says of it. */
export interface Caller {
  user: User;
  /** Undefined for a token that belongs to no session. */
  sessionId: string | undefined;
  /** aal2 while the factor that the session has passed exists. */
  aal: "aal1" | "aal2";
  /** The account has passed its second factor, or has none. */
  hasPassedFactor: boolean;
  /** The session began within 15 minutes. */
  isRecent: boolean;
  /** The session began with a link that was mailed, not with the password. */
  isFromMailbox: boolean;
}

/** Finds the caller of a request. Throws an AuthApiError unless its token is valid and the token's session exists. */
export async function authenticate(service: Service, context: AuthContext): Promise<Caller> {
  const token = context.req.header("authorization")?.match(/^bearer (\S+)$/i)?.[1];
  if (!token) throw new AuthApiError(401, "no_authorization", "This endpoint requires a valid Bearer token");
  const claims = await verifyAccessToken(service, token).catch((error: unknown) => {
    throw toTokenError(error);
  });
  if (!claims["sub"]) throw new AuthApiError(403, "bad_jwt", "invalid claim: missing sub claim");
  const userId = uuid.safeParse(claims["sub"]);
  if (!userId.success) throw new AuthApiError(400, "bad_jwt", "invalid claim: sub claim must be a UUID");
  const session = uuid.optional().safeParse(claims["session_id"]);
  if (!session.success)
    throw new AuthApiError(403, "bad_jwt", "invalid claim: session_id claim must be a UUID");

  const find = (transaction: Transaction) =>
    findCaller(transaction, userId.data, session.data, claims["aal"] === "aal2");
  return asRole(service.database, authAdmin, find, { readOnly: true });
}

function toTokenError(error: unknown): AuthApiError {
  if (!(error instanceof errors.JOSEError)) throw error;
  if (error instanceof errors.JWTClaimValidationFailed && error.claim === "aud") {
    return validationFailed("Token audience doesn't match request audience");
  }
  const reason =
    error instanceof errors.JWTExpired
      ? "token has invalid claims: token is expired"
      : error.message.toLowerCase();
  return new AuthApiError(403, "bad_jwt", `invalid JWT: unable to parse or verify signature, ${reason}`);
}

/**
 * Asks once more, with the user locked until the transaction ends: a session may have ended, an account been banned or got a
 * second factor while a password was hashed. Throws AuthApiErrors as `authenticate`.
 */
export async function lockCaller(transaction: Transaction, caller: Caller): Promise<Caller> {
  // A statement of its own: one that waits for a lock would see the other tables as they were before.
  await lockUser(transaction, caller.user.id);
  return findCaller(transaction, caller.user.id, caller.sessionId, caller.aal === "aal2");
}

interface CallerRow extends User {
  session_id: string | null;
  has_session_factor: boolean;
  has_factor: boolean;
  is_recent: boolean;
  is_from_mailbox: boolean;
}

/** A token from before the second factor stays below it. Throws an AuthApiError when account or session are gone, and for a ban. */
async function findCaller(
  transaction: Transaction,
  userId: string,
  sessionId: string | undefined,
  claimsFactor: boolean,
): Promise<Caller> {
  const { rows } = await transaction.query<CallerRow>(
    `select users.*, sessions.id as session_id, sessions.factor_id is not null as has_session_factor,
       exists (select from auth.mfa_factors where user_id = users.id and status = 'verified') as has_factor,
       coalesce(sessions.created_at > now() - interval '15 minutes', false) as is_recent,
       coalesce(not sessions.amr @> '[{"method": "password"}]', false) as is_from_mailbox
     from auth.users left join auth.sessions on sessions.user_id = users.id and sessions.id = $2
     where users.id = $1`,
    [userId, sessionId ?? null],
  );
  if (!rows[0]) throw new AuthApiError(403, "user_not_found", "User from sub claim in JWT does not exist");
  const { session_id, has_session_factor, has_factor, is_recent, is_from_mailbox, ...user } = rows[0];
  if (sessionId && !session_id) throw sessionNotFound();
  if (isBanned(user)) throw new AuthApiError(403, "user_banned", "User is banned");
  const aal = claimsFactor && has_session_factor ? "aal2" : "aal1";
  return {
    user,
    sessionId,
    aal,
    hasPassedFactor: aal === "aal2" || !has_factor,
    isRecent: is_recent,
    isFromMailbox: is_from_mailbox,
  };
}

export function sessionNotFound(): AuthApiError {
  const message = "Session from session_id claim in JWT does not exist";
  return new AuthApiError(403, "session_not_found", message);
}
