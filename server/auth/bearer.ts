import { errors } from "jose";
import { z } from "zod";
import { asRole, authAdmin } from "../database/as-role.ts";
import { Refusal } from "./refusal.ts";
import type { Service } from "./service.ts";
import { findUser, isBanned, presentUser, type PresentedUser } from "./users.ts";

const uuid = z.guid();

/** Who calls, by the access token sent with the call. */
export interface Caller {
  user: PresentedUser;
  /** Missing from tokens that belong to no session. */
  sessionId: string | undefined;
}

/** Reads an `Authorization` header. Throws a Refusal unless it is a valid token of a session that still is. */
export async function authenticate(
  { database }: Service,
  verifyAccessToken: (token: string) => Promise<Record<string, unknown>>,
  header: string | undefined,
): Promise<Caller> {
  const token = header?.match(/^bearer (\S+)$/i)?.[1];
  if (!token) throw new Refusal(401, "no_authorization", "This endpoint requires a valid Bearer token");
  const { sub, session_id: sessionId } = await verifyAccessToken(token).catch((error: unknown) => {
    throw refusalOf(error);
  });
  if (!sub) throw new Refusal(403, "bad_jwt", "invalid claim: missing sub claim");
  const userId = uuid.safeParse(sub);
  if (!userId.success) throw new Refusal(400, "bad_jwt", "invalid claim: sub claim must be a UUID");
  const session = uuid.optional().safeParse(sessionId);
  if (!session.success) throw new Refusal(403, "bad_jwt", "invalid claim: session_id claim must be a UUID");

  return asRole(
    database,
    authAdmin,
    async (transaction) => {
      const user = await findUser(transaction, userId.data);
      if (!user) throw new Refusal(403, "user_not_found", "User from sub claim in JWT does not exist");
      if (session.data) {
        const { rows } = await transaction.query("select from auth.sessions where id = $1 and user_id = $2", [
          session.data,
          user.id,
        ]);
        if (rows.length === 0) {
          throw new Refusal(403, "session_not_found", "Session from session_id claim in JWT does not exist");
        }
      }
      if (isBanned(user)) throw new Refusal(403, "user_banned", "User is banned");
      return { user: await presentUser(transaction, user), sessionId: session.data };
    },
    { readOnly: true },
  );
}

function refusalOf(error: unknown): Refusal {
  if (!(error instanceof errors.JOSEError)) throw error;
  if (error instanceof errors.JWTClaimValidationFailed && error.claim === "aud") {
    return new Refusal(400, "validation_failed", "Token audience doesn't match request audience");
  }
  const reason =
    error instanceof errors.JWTExpired
      ? "token has invalid claims: token is expired"
      : error.message.toLowerCase();
  return new Refusal(403, "bad_jwt", `invalid JWT: unable to parse or verify signature, ${reason}`);
}
