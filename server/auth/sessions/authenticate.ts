import type { Context } from "hono";
import { errors } from "jose";
import { z } from "zod";
import { asRole, authAdmin } from "../../database/as-role.ts";
import type { Transaction } from "../../database/database.ts";
import { AuthApiError, validationFailed } from "../auth-api-error.ts";
import { type CallerRow, findCaller } from "./find-caller.ts";
import type { Service } from "../service.ts";
import { loadUserResponse, lockUser, type UserResponse } from "../accounts/users.ts";

const uuid = z.guid();

/** The account that makes a request, by its access token. */
export interface Caller {
  user: UserResponse;
  row: CallerRow;
  /** Missing from tokens that belong to no session. */
  sessionId: string | undefined;
  /** aal2 once the session has passed a second factor that is still there. */
  aal: CallerRow["session_aal"];
}

export type LockedCaller = Omit<Caller, "user">;

/** Finds the caller of a request. Throws an AuthApiError unless its token is valid and the token's session exists. */
export async function authenticate(
  { database, verifyAccessToken }: Service,
  context: Context,
): Promise<Caller> {
  const token = context.req.header("authorization")?.match(/^bearer (\S+)$/i)?.[1];
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
      const row = await findCaller(transaction, userId.data, session.data);
      // A token from before the second factor stays below it.
      const aal = claimedAal === "aal2" ? row.session_aal : "aal1";
      return { user: await loadUserResponse(transaction, row), row, sessionId: session.data, aal };
    },
    { readOnly: true },
  );
}

/**
 * Asks once more, with the user locked until the transaction ends: a session may have ended, an account been banned or got a
 * second factor while a password was hashed. Throws AuthApiErrors as `authenticate`.
 */
export async function lockCaller(
  transaction: Transaction,
  { row, sessionId, aal }: Caller,
): Promise<LockedCaller> {
  // A statement of its own: one that waits for a lock would see the other tables as they were before.
  await lockUser(transaction, row.id);
  const current = await findCaller(transaction, row.id, sessionId);
  return { row: current, sessionId, aal: aal === "aal2" ? current.session_aal : "aal1" };
}

/** Whether the caller has passed the second factor, if the account has one. */
export function hasPassedFactor({ aal, row }: LockedCaller): boolean {
  return aal === "aal2" || !row.has_factor;
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
