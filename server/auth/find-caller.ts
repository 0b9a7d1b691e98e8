import type { Transaction } from "../database/database.ts";
import { AuthApiError } from "./auth-api-error.ts";
import type { User } from "./users.ts";

/** A caller's row, with what their session says of them. */
export interface CallerRow extends User {
  /** Null for a token that belongs to no session. */
  session_id: string | null;
  /** The session began within a day. */
  is_recent: boolean;
}

/** The row of the user who calls from this session. Throws an AuthApiError when the account is gone. */
export async function findCaller(
  transaction: Transaction,
  userId: string,
  sessionId: string | undefined,
): Promise<CallerRow> {
  const { rows } = await transaction.query<CallerRow>(
    `select users.*, sessions.id as session_id,
       coalesce(sessions.created_at > now() - interval '24 hours', false) as is_recent
     from auth.users left join auth.sessions on sessions.user_id = users.id and sessions.id = $2
     where users.id = $1`,
    [userId, sessionId ?? null],
  );
  if (!rows[0]) throw new AuthApiError(403, "user_not_found", "User from sub claim in JWT does not exist");
  return rows[0];
}
