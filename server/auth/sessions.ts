import type { Work } from "./service.ts";
import {
  accessTokenSeconds,
  createRefreshToken,
  hashToken,
  type SessionClaims,
  signAccessToken,
} from "./tokens.ts";
import { loadUserResponse, type User } from "./users.ts";

/** The protocol's response to a sign-in or refresh: both tokens and the user. */
export type AccessTokenResponse = Awaited<ReturnType<typeof createTokenResponse>>;

/**
 * A sign-in deletes sessions that were unused for so long, and the oldest beyond this number. Those that passed a second factor
 * count apart, and those of the last 15 minutes stay: a stranger with the password could otherwise end the owner's.
 */
const unusedDays = 90;
const maxSessions = 100;

/** Characters of a browser's name that are stored. */
const maxUserAgentLength = 256;

/** Creates a session, authenticated by `method`. It is one statement, because a round trip takes longer than the work. */
export async function createSession(
  work: Work,
  userId: string,
  method: string,
  userAgent: string | undefined,
): Promise<AccessTokenResponse> {
  const amr = [{ method, timestamp: Math.floor(Date.now() / 1000) }];
  const refreshToken = createRefreshToken();
  const { rows } = await work.query<User & { session: SessionClaims }>(
    `with unused as (
       delete from auth.sessions where user_id = $1 and (
         refreshed_at < now() - make_interval(days => $2)
         or id in (
           select id from (
             select id, created_at,
               row_number() over (partition by factor_id is null order by refreshed_at desc) as place
             from auth.sessions where user_id = $1
           ) as places where place > $3 and created_at < now() - interval '15 minutes'
         )
       )
     ), session as (
       insert into auth.sessions (user_id, amr, user_agent) values ($1, $4::jsonb, $5)
       returning id, aal, amr
     ), token as (
       insert into auth.refresh_tokens (session_id, token_hash) select id, $6 from session
     )
     update auth.users set last_sign_in_at = now(), updated_at = now() where id = $1
     returning users.*, (select to_json(session) from session) as session`,
    [
      userId,
      unusedDays,
      maxSessions - 1,
      JSON.stringify(amr),
      cleanUserAgent(userAgent),
      hashToken(refreshToken),
    ],
  );
  if (!rows[0]) throw new Error("A user who signs in must exist");
  const { session, ...user } = rows[0];
  return createTokenResponse(work, user, session, refreshToken);
}

/** Node reads headers as Latin-1. The names of browsers are printable ASCII. */
function cleanUserAgent(userAgent = ""): string | null {
  return userAgent.replaceAll(/[^\x20-\x7e]/g, "").slice(0, maxUserAgentLength) || null;
}

/** Signs a new access token for `session` and returns it with the rest of the response. */
export async function createTokenResponse(
  work: Work,
  user: User,
  session: SessionClaims,
  refreshToken: string,
) {
  const issuedAt = Math.floor(Date.now() / 1000);
  return {
    access_token: await signAccessToken(work, user, session, issuedAt),
    token_type: "bearer",
    expires_in: accessTokenSeconds,
    expires_at: issuedAt + accessTokenSeconds,
    refresh_token: refreshToken,
    user: await loadUserResponse(work, user),
  };
}
