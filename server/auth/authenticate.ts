import { errors } from "jose";
import { z } from "zod";
import { asRole, authAdmin } from "../database/as-role.ts";
import type { Transaction } from "../database/database.ts";
import { AuthApiError } from "./auth-api-error.ts";
import type { Service } from "./service.ts";
import { findUser, isBanned, loadUserResponse, type User, type UserResponse } from "./users.ts";

const uuid = z.guid();

/** Who makes a request, by its access token. */
export interface Caller {
  user: UserResponse;
  /** Missing from tokens that belong to no session. */
  sessionId: string | undefined;
  /** aal2 once the session has passed a second factor that is still there. */
  aal: "aal1" | "aal2";
}

/** Verifies an `Authorization` header. Throws an AuthApiError unless its token is valid and its session exists. */
export async function authenticate(
  { database }: Service,
  verifyAccessToken: (token: string) => Promise<Record<string, unknown>>,
  header: string | undefined,
): Promise<Caller> {
  const token = header?.match(/^bearer (\S+)$/i)?.[1];
  if (!token) throw new AuthApiError(401, "no_authorization", "This endpoint requires a valid Bearer token");
  const {
    sub,
    session_id: sessionId,
    aal: claimedAal,
  } = await verifyAccessToken(token).catch((error: unknown) => {
    throw toTokenError(error);
  });
  if (!sub) throw new AuthApiError(403, "bad_jwt", "invalid claim: missing sub claim");
  const userId = uuid.safeParse(sub);
  if (!userId.success) throw new AuthApiError(400, "bad_jwt", "invalid claim: sub claim must be a UUID");
  const session = uuid.optional().safeParse(sessionId);
  if (!session.success)
    throw new AuthApiError(403, "bad_jwt", "invalid claim: session_id claim must be a UUID");

  return asRole(
    database,
    authAdmin,
    async (transaction) => {
      const user = await findUser(transaction, userId.data);
      if (!user) throw new AuthApiError(403, "user_not_found", "User from sub claim in JWT does not exist");
      const sessionAal = session.data ? await loadAal(transaction, user, session.data) : "aal1";
      // A token from before the second factor stays below it, whoever holds it.
      const aal = claimedAal === "aal2" ? sessionAal : "aal1";
      if (isBanned(user)) throw new AuthApiError(403, "user_banned", "User is banned");
      return { user: await loadUserResponse(transaction, user), sessionId: session.data, aal };
    },
    { readOnly: true },
  );
}

async function loadAal(transaction: Transaction, user: User, sessionId: string): Promise<Caller["aal"]> {
  const { rows } = await transaction.query<Pick<Caller, "aal">>(
    `select case when factor_id is null then 'aal1' else 'aal2' end as aal
     from auth.sessions where id = $1 and user_id = $2`,
    [sessionId, user.id],
  );
  if (rows[0]) return rows[0].aal;
  const message = "Session from session_id claim in JWT does not exist";
  throw new AuthApiError(403, "session_not_found", message);
}

function toTokenError(error: unknown): AuthApiError {
  if (!(error instanceof errors.JOSEError)) throw error;
  if (error instanceof errors.JWTClaimValidationFailed && error.claim === "aud") {
    return new AuthApiError(400, "validation_failed", "Token audience doesn't match request audience");
  }
  const reason =
    error instanceof errors.JWTExpired
      ? "token has invalid claims: token is expired"
      : error.message.toLowerCase();
  return new AuthApiError(403, "bad_jwt", `invalid JWT: unable to parse or verify signature, ${reason}`);
}
