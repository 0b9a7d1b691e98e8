import { randomInt } from "node:crypto";
import { log } from "../../log/log.ts";
import { authenticate } from "../callers.ts";
import { consume, refuseMail } from "../limits.ts";
import { mailOwner } from "../links.ts";
import { codeLifetime, hashCode } from "../reauthentication.ts";
import type { AuthContext } from "../request.ts";
import type { Service } from "../service.ts";
import { lockUser } from "../users.ts";

/** Mails the caller a code that stands for a fresh sign-in, in this session alone. Throws AuthApiErrors. */
export async function reauthenticate(service: Service, context: AuthContext): Promise<object> {
  const caller = await authenticate(service, context);
  const { user, sessionId } = caller;
  const code = String(randomInt(1_000_000)).padStart(6, "0");
  await service.transaction(async (transaction) => {
    // The account has a limit too: a thief of the password may begin any number of sessions.
    const ofSession = await consume(service, transaction, "session_code_mail", `${user.id} ${sessionId}`);
    refuseMail(ofSession.wait || (await consume(service, transaction, "code_mail", user.id)).wait);
    // Users are locked before codes everywhere.
    await lockUser(transaction, user.id);
    await transaction.query(
      `delete from auth.one_time_tokens
       where user_id = $1 and token_type = 'reauthentication_token'
         and (session_id is not distinct from $2 or created_at < now() - make_interval(mins => $3))`,
      [user.id, sessionId ?? null, codeLifetime],
    );
    await transaction.query(
      `insert into auth.one_time_tokens (user_id, token_type, token_hash, session_id)
       values ($1, 'reauthentication_token', $2, $3)`,
      [user.id, hashCode(caller, code), sessionId ?? null],
    );
    await mailOwner(service, transaction, user, "reauthentication", { code });
  });
  log("auth.reauthenticate", { ok: true, user: user.id });
  return {};
}
