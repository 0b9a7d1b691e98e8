import type { Transaction } from "../../database/database.ts";
import { AuthApiError } from "../auth-api-error.ts";
import { isBanned, type User } from "../accounts/users.ts";

/** A caller's row, with what their session says of them. */
export interface CallerRow extends User {
  /** Null for a token that belongs to no session. */
  session_id: string | null;
  /** aal2 while the factor that the session has passed exists. */
  session_aal: "aal1" | "aal2";
  /** The session began within 15 minutes. */
  is_recent: boolean;
  /** The session began with a link that was mailed, not with the password. */
  is_from_mailbox: boolean;
  has_factor: boolean;
}

export interface CallerAt extends CallerRow {
  address: string;
}

/** The row of the user who calls from this session. Throws an AuthApiError when the account or the session is gone, and for a ban. */
export async function findCaller(
  transaction: Transaction,
  userId: string,
  sessionId: string | undefined,
): Promise<CallerRow> {
  const { rows } = await transaction.query<CallerRow>(
    `select users.*, sessions.id as session_id,
       case when sessions.factor_id is null then 'aal1' else 'aal2' end as session_aal,
       coalesce(sessions.created_at > now() - interval '15 minutes', false) as is_recent,
       coalesce(not sessions.amr @> '[{"method": "password"}]', false) as is_from_mailbox,
       exists (select from auth.mfa_factors where user_id = users.id and status = 'verified') as has_factor
     from auth.users left join auth.sessions on sessions.user_id = users.id and sessions.id = $2
     where users.id = $1`,
    [userId, sessionId ?? null],
  );
  const caller = rows[0];
  if (!caller) throw new AuthApiError(403, "user_not_found", "User from sub claim in JWT does not exist");
  if (sessionId && !caller.session_id) throw sessionNotFound();
  if (isBanned(caller)) throw new AuthApiError(403, "user_banned", "User is banned");
  return caller;
}

export function sessionNotFound(): AuthApiError {
  const message = "Session from session_id claim in JWT does not exist";
  return new AuthApiError(403, "session_not_found", message);
}
