import { randomInt } from "node:crypto";
import { z } from "zod";
import { log } from "../log/log.ts";
import { AuthApiError } from "./auth-api-error.ts";
import { authenticate, type Caller } from "./callers.ts";
import { consume, refuseMail, tooManyRequests } from "./limits.ts";
import { mailOwner } from "./links.ts";
import { inHashQueue, verifyPassword } from "./passwords.ts";
import type { AuthContext } from "./request.ts";
import type { Service } from "./service.ts";
import { hashToken } from "./tokens.ts";
import { lockUser } from "./users.ts";

/** Proofs that the owner is at the keyboard, when the session began long ago. A mailed code is sent as `nonce`. */
export const proofFields = {
  current_password: z.string().nullish(),
  nonce: z.string().nullish(),
};

type ProofFields = { [name in keyof typeof proofFields | "password"]?: string | null | undefined };

/**
 * Demands a session that began within 15 minutes, the code of a mail, or the current password; a wrong one is refused whatever
 * the session. A new `password` is a guess, too, as it is compared with the current. Errors name the `action`.
 */
export async function requireReauthentication(
  service: Service,
  caller: Caller,
  clientAddress: string,
  proof: ProofFields,
  action: string,
): Promise<void> {
  const currentPassword = proof.current_password ?? undefined;
  const nonce = proof.nonce ?? undefined;
  const hasProof = currentPassword !== undefined || nonce !== undefined;
  if (!hasProof && !caller.isRecent) {
    throw new AuthApiError(400, "reauthentication_needed", `${action} requires reauthentication`);
  }
  if (!hasProof && !proof.password) return;
  await countGuess(service, caller);
  if (currentPassword !== undefined) {
    const { id, encrypted_password: stored } = caller.user;
    const source = { address: clientAddress, knownAs: id };
    if (!(await inHashQueue(service, source, () => verifyPassword(currentPassword, stored)))) {
      const message = "Current password required when setting new password.";
      throw new AuthApiError(400, "current_password_invalid", message);
    }
  }
  if (nonce !== undefined && !(await redeemCode(service, caller, nonce))) {
    throw new AuthApiError(422, "reauthentication_not_valid", "Nonce has expired or is invalid");
  }
}

/** Counts a guess of a session, and of all that began with the password, as a thief of it has them: the owner has the mailbox. */
async function countGuess(service: Service, { user: { id }, sessionId, isFromMailbox }: Caller) {
  const wait = await service.transaction(async (work) => {
    const ofSession = await consume(work, "session_reauthentication", `${id} ${sessionId}`);
    if (ofSession.wait > 0 || isFromMailbox) return ofSession.wait;
    return (await consume(work, "reauthentication", id)).wait;
  });
  if (wait > 0) throw tooManyRequests(wait);
}

/** Minutes a code is valid. */
const codeLifetime = 10;

async function redeemCode(service: Service, caller: Caller, code: string): Promise<boolean> {
  const { rows } = await service.transaction((work) =>
    work.query(
      `delete from auth.one_time_tokens
       where token_hash = $1 and token_type = 'reauthentication_token' and created_at > now() - make_interval(mins => $2)
       returning 1`,
      [hashCode(caller, code), codeLifetime],
    ),
  );
  return rows.length > 0;
}

/** Two sessions may have the same code. */
function hashCode({ user, sessionId }: Caller, code: string): string {
  return hashToken(`${user.id}:${sessionId}:${code}`);
}

/** Mails the caller a code that stands for a fresh sign-in, in this session alone. Throws AuthApiErrors. */
export async function reauthenticate(service: Service, context: AuthContext): Promise<object> {
  const caller = await authenticate(service, context);
  const { user, sessionId } = caller;
  const code = String(randomInt(1_000_000)).padStart(6, "0");
  await service.transaction(async (work) => {
    // The account has a limit too: a thief of the password may begin any number of sessions.
    const ofSession = await consume(work, "session_code_mail", `${user.id} ${sessionId}`);
    refuseMail(ofSession.wait || (await consume(work, "code_mail", user.id)).wait);
    // Users are locked before codes everywhere.
    await lockUser(work, user.id);
    await work.query(
      `delete from auth.one_time_tokens
       where user_id = $1 and token_type = 'reauthentication_token'
         and (session_id is not distinct from $2 or created_at < now() - make_interval(mins => $3))`,
      [user.id, sessionId ?? null, codeLifetime],
    );
    await work.query(
      `insert into auth.one_time_tokens (user_id, token_type, token_hash, session_id)
       values ($1, 'reauthentication_token', $2, $3)`,
      [user.id, hashCode(caller, code), sessionId ?? null],
    );
    await mailOwner(work, user, "reauthentication", { code });
  });
  log("auth.reauthenticate", { ok: true, user: user.id });
  return {};
}
