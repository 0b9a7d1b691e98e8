import { randomInt } from "node:crypto";
import { z } from "zod";
import { asRole, authAdmin } from "../../database/as-role.ts";
import { log } from "../../log/log.ts";
import type { Caller } from "./authenticate.ts";
import { AuthApiError } from "../auth-api-error.ts";
import type { CallerAt, CallerRow } from "./find-caller.ts";
import { inHashQueue } from "../limits/hash-queue.ts";
import { hashToken } from "../tokens/hash-token.ts";
import { mailOwner } from "../links/mail-owner.ts";
import { verifyPassword } from "../sign-in/passwords.ts";
import { consume, refuseMail, tooManyRequests } from "../limits.ts";
import type { Service } from "../service.ts";

/** Minutes a code is valid. */
const codeLifetime = 10;

/** Mails the caller a code that stands for a fresh sign-in, in this session alone. Throws AuthApiErrors. */
export async function sendReauthenticationCode(service: Service, { user, sessionId }: Caller): Promise<void> {
  const code = String(randomInt(1_000_000)).padStart(6, "0");
  await asRole(service.database, authAdmin, async (transaction) => {
    // Of the account too: a thief of the password may begin any number of sessions.
    const ofSession = await consume(service, transaction, "session_code_mail", `${user.id} ${sessionId}`);
    refuseMail(ofSession.wait || (await consume(service, transaction, "code_mail", user.id)).wait);
    // First, as it locks the user: users are locked before codes everywhere.
    await transaction.query("update auth.users set reauthentication_sent_at = now() where id = $1", [
      user.id,
    ]);
    await transaction.query(
      `delete from auth.one_time_tokens
       where user_id = $1 and token_type = 'reauthentication_token'
         and (session_id is not distinct from $2 or created_at < now() - make_interval(mins => $3))`,
      [user.id, sessionId ?? null, codeLifetime],
    );
    await transaction.query(
      `insert into auth.one_time_tokens (user_id, token_type, token_hash, session_id)
       values ($1, 'reauthentication_token', $2, $3)`,
      [user.id, hashCode(user.id, sessionId ?? null, code), sessionId ?? null],
    );
    await mailOwner(service, transaction, user, "reauthentication", { code });
  });
  service.mail.wake();
  log("auth.reauthenticate", { ok: true, user: user.id });
}

/** What proves that the owner of an account is at the keyboard, when its session began long ago: a code is sent as `nonce`. */
export const proofFields = {
  current_password: z.string().nullish(),
  nonce: z.string().nullish(),
};

type ProofFields = { [name in keyof typeof proofFields | "password"]?: string | null | undefined };

/**
 * Demands a session that began within 15 minutes, the code of a mail, or the current password; a wrong one is refused whatever
 * the session. Guesses are counted per session; a new `password` is one, as it is compared with the current. Throws
 * AuthApiErrors, which name the `action`.
 */
export async function requireReauthentication(
  service: Service,
  user: CallerAt,
  proof: ProofFields,
  action: string,
): Promise<void> {
  const currentPassword = proof.current_password ?? undefined;
  const nonce = proof.nonce ?? undefined;
  const hasProof = currentPassword !== undefined || nonce !== undefined;
  if (!hasProof && !user.is_recent) {
    throw new AuthApiError(400, "reauthentication_needed", `${action} requires reauthentication`);
  }
  if (!hasProof && !proof.password) return;
  await countGuess(service, user);
  if (currentPassword !== undefined && !(await isPasswordOf(service, user, currentPassword))) {
    throw new AuthApiError(
      400,
      "current_password_invalid",
      "Current password required when setting new password.",
    );
  }
  if (nonce !== undefined && !(await redeemCode(service, user, nonce))) {
    throw new AuthApiError(422, "reauthentication_not_valid", "Nonce has expired or is invalid");
  }
}

/**
 * Counts a guess for its session: a stolen one does not keep the owner from a new password. Sessions that began with the password, as
 * a thief of it has them, are counted together too; one that began with a link from the mailbox is not.
 */
async function countGuess(
  service: Service,
  { id, session_id: sessionId, is_from_mailbox: isFromMailbox }: CallerRow,
) {
  const wait = await asRole(service.database, authAdmin, async (transaction) => {
    const ofSession = await consume(service, transaction, "session_reauthentication", `${id} ${sessionId}`);
    if (ofSession.wait > 0 || isFromMailbox) return ofSession.wait;
    return (await consume(service, transaction, "reauthentication", id)).wait;
  });
  if (wait > 0) throw tooManyRequests(wait);
}

function isPasswordOf(service: Service, user: CallerAt, password: string): Promise<boolean> {
  return inHashQueue(service, { address: user.address, knownAs: user.id }, () =>
    verifyPassword(password, user.encrypted_password),
  );
}

async function redeemCode({ database }: Service, user: CallerRow, code: string): Promise<boolean> {
  const { rows } = await asRole(database, authAdmin, (transaction) =>
    transaction.query(
      `delete from auth.one_time_tokens
       where token_hash = $1 and token_type = 'reauthentication_token' and created_at > now() - make_interval(mins => $2)
       returning 1`,
      [hashCode(user.id, user.session_id, code), codeLifetime],
    ),
  );
  return rows.length > 0;
}

/** Two sessions may have the same code. */
function hashCode(userId: string, sessionId: string | null, code: string): string {
  return hashToken(`${userId}:${sessionId}:${code}`);
}
