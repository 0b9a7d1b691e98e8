import { z } from "zod";
import { log } from "../../log/log.ts";
import { AuthApiError, validationFailed } from "../auth-api-error.ts";
import { consume, tooManyRequests } from "../limits.ts";
import { lockSessionOfToken, rotateToken } from "../refresh-tokens.ts";
import { type AuthContext, parseBody } from "../request.ts";
import type { Service, Work } from "../service.ts";
import { type AccessTokenResponse, createTokenResponse } from "../sessions.ts";
import type { SessionClaims } from "../tokens.ts";
import { findUser, isBanned } from "../users.ts";

const refreshBody = z.object({ refresh_token: z.string().nullish() });

/** A new access token, and the current refresh token. Throws an AuthApiError when the token is not valid. */
export async function refresh(service: Service, context: AuthContext): Promise<Response> {
  const { refresh_token: token } = await parseBody(context, refreshBody);
  if (!token)
    return context.json({ error: "invalid_request", error_description: "refresh_token required" }, 400);
  if (token.length < 12) throw validationFailed("Refresh token is not valid");
  // The error is returned, not thrown: the end of the session has to be committed.
  const result = await service.transaction((work) => exchangeToken(work, token));
  if (result instanceof AuthApiError) {
    log("auth.refresh", { ok: false, reason: result.code });
    throw result;
  }
  return context.json(result);
}

async function exchangeToken(work: Work, token: string): Promise<AccessTokenResponse | AuthApiError> {
  const sessionId = await lockSessionOfToken(work, token);
  if (!sessionId) return tokenNotFound();
  const { wait } = await consume(work, "refresh", sessionId);
  if (wait > 0) return tooManyRequests(wait);
  const current = await rotateToken(work.secrets, work, sessionId, token);
  if (!current)
    return new AuthApiError(400, "refresh_token_already_used", "Invalid Refresh Token: Already Used");
  const { rows } = await work.query<SessionClaims & { user_id: string }>(
    // A session whose second factor was removed is aal1 again.
    `update auth.sessions set refreshed_at = now(),
       aal = case when factor_id is null then 'aal1' else aal end,
       amr = case when factor_id is null then jsonb_path_query_array(amr, '$[*] ? (@.method != "totp")') else amr end
     where id = $1 returning id, user_id, aal, amr`,
    [sessionId],
  );
  const session = rows[0];
  const user = session && (await findUser(work, session.user_id));
  if (!user) return tokenNotFound();
  if (isBanned(user)) return new AuthApiError(400, "user_banned", "Invalid Refresh Token: User Banned");
  return createTokenResponse(work, user, session, current);
}

function tokenNotFound(): AuthApiError {
  return new AuthApiError(400, "refresh_token_not_found", "Invalid Refresh Token: Refresh Token Not Found");
}
