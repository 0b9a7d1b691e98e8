import { errors } from "jose";
import { z } from "zod";
import type { Transaction } from "../database/database.ts";
import { AuthApiError } from "./auth-api-error.ts";
import type { AuthContext } from "./request.ts";
import type { Service } from "./service.ts";
import { verifyAccessToken } from "./tokens.ts";
import { isBanned, lockUser, type User } from "./users.ts";

const claimsSchema = z.object({
  sub: z.guid(),
  session_id: z.guid().optional(),
  aal: z.unknown().optional(),
});

/** The account that makes a request, by its access token, with what its session says of it. */
export type Caller = Awaited<ReturnType<typeof findCaller>>;

/** Finds the caller of a request. Throws an AuthApiError unless its token is valid and the token's session exists. */
export async function authenticate(service: Service, context: AuthContext): Promise<Caller> {
  const token = context.req.header("authorization")?.match(/^bearer (\S+)$/i)?.[1];
  if (!token) throw new AuthApiError(401, "no_authorization", "This endpoint requires a valid Bearer token");
  const claims = await verifyAccessToken(service, token)
    .then((payload) => claimsSchema.parse(payload))
    .catch((error: unknown) => {
      const isWrong = error instanceof errors.JOSEError || error instanceof z.ZodError;
      if (!isWrong) throw error;
      const reason = error instanceof errors.JOSEError ? error.message : "invalid claims";
      throw new AuthApiError(403, "bad_jwt", `invalid JWT: unable to parse or verify signature, ${reason}`);
    });
  const find = (transaction: Transaction) =>
    findCaller(transaction, claims.sub, claims.session_id, claims.aal === "aal2");
  return service.transaction(find, { readOnly: true });
}

/** Asks once more, with the user locked: a ban, or the end of a session, may have come while a password was hashed. */
export async function lockCaller(transaction: Transaction, caller: Caller): Promise<Caller> {
  // The lock is a statement of its own: one that waits would see the other tables as they were before.
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
) {
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
  const hasFactor = claimsFactor && has_session_factor;
  return {
    user,
    /** Undefined for a token that belongs to no session. */
    sessionId,
    /** aal2 while the factor that the session has passed exists. */
    aal: hasFactor ? "aal2" : "aal1",
    /** The account has passed its second factor, or has none. */
    hasPassedFactor: hasFactor || !has_factor,
    /** The session began within 15 minutes. */
    isRecent: is_recent,
    /** The session began with a link that was mailed, not with the password. */
    isFromMailbox: is_from_mailbox,
  };
}

export function sessionNotFound(): AuthApiError {
  const message = "Session from session_id claim in JWT does not exist";
  return new AuthApiError(403, "session_not_found", message);
}
