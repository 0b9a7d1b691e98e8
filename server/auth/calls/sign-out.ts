import { log } from "../../log/log.ts";
import { validationFailed } from "../auth-api-error.ts";
import { authenticate } from "../callers.ts";
import type { AuthContext } from "../request.ts";
import type { Service } from "../service.ts";

const scopes = ["global", "local", "others"];

/**
 * Ends sessions of the caller: all, this one, or all but this one. A session that has not passed the account's second factor ends
 * none but itself: a thief of the password could otherwise keep the owner out.
 */
export async function signOut(service: Service, context: AuthContext): Promise<Response> {
  const { user, sessionId, hasPassedFactor } = await authenticate(service, context);
  const scope = context.req.query("scope") ?? "global";
  if (!scopes.includes(scope)) throw validationFailed(`Unsupported logout scope "${scope}"`);
  await service.transaction((work) =>
    work.query(
      `delete from auth.sessions
       where user_id = $1 and case $2 when 'local' then id = $3 when 'others' then id <> $3 else true end
         and ($4 or id = $3)`,
      [user.id, sessionId ? scope : "global", sessionId ?? null, hasPassedFactor],
    ),
  );
  log("auth.sign_out", { ok: true, user: user.id, scope });
  return context.body(null, 204);
}
