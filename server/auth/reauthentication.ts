import { randomInt } from "node:crypto";
import { z } from "zod";
import { asRole, authAdmin } from "../database/as-role.ts";
import type { Transaction } from "../database/database.ts";
import { log } from "../log.ts";
import type { Caller } from "./authenticate.ts";
import { AuthApiError } from "./auth-api-error.ts";
import type { CallerRow } from "./find-caller.ts";
import { hashToken } from "./hash-token.ts";
import { mailOwner } from "./mail-owner.ts";
import { verifyPassword } from "./passwords.ts";
import { consumeMailLimit, consumeReauthentication } from "./rate-limits.ts";
import { toAccountKey, type Service } from "./service.ts";

/** Minutes a code is valid. */
const codeLifetime = 10;

/** Mails the caller a code that stands for a fresh sign-in. Throws AuthApiErrors. */
export async function sendReauthenticationCode(
  service: Service,
  { user }: Caller,
  clientAddress: string,
): Promise<void> {
  const code = String(randomInt(1_000_000)).padStart(6, "0");
  await asRole(service.database, authAdmin, async (transaction) => {
    await consumeMailLimit(service, transaction, toAccountKey(service, user.email), clientAddress);
    await revokeCode(transaction, user.id);
    await transaction.query(
      "insert into auth.one_time_tokens (user_id, token_type, token_hash) values ($1, 'reauthentication_token', $2)",
      [user.id, hashCode(user.id, code)],
    );
    await transaction.query("update auth.users set reauthentication_sent_at = now() where id = $1", [
      user.id,
    ]);
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

type ProofFields = { [name in keyof typeof proofFields]?: string | null | undefined };

/**
 * Demands a session that began within a day, the code of a mail, or the current password; a wrong one is refused whatever the
 * session. Guesses are counted per account. Throws AuthApiErrors, which name the `action`.
 */
export async function requireReauthentication(
  service: Service,
  user: CallerRow,
  proof: ProofFields,
  action: string,
): Promise<void> {
  const currentPassword = proof.current_password ?? undefined;
  const nonce = proof.nonce ?? undefined;
  if (currentPassword === undefined && nonce === undefined) {
    if (user.is_recent) return;
    throw new AuthApiError(400, "reauthentication_needed", `${action} requires reauthentication`);
  }
  await asRole(service.database, authAdmin, (t) => consumeReauthentication(service, t, user.id));
  if (currentPassword !== undefined && !(await verifyPassword(currentPassword, user.encrypted_password))) {
    throw new AuthApiError(
      400,
      "current_password_invalid",
      "Current password required when setting new password.",
    );
  }
  if (nonce !== undefined && !(await redeemCode(service, user.id, nonce))) {
    throw new AuthApiError(422, "reauthentication_not_valid", "Nonce has expired or is invalid");
  }
}

async function redeemCode({ database }: Service, userId: string, code: string): Promise<boolean> {
  const { rows } = await asRole(database, authAdmin, (transaction) =>
    transaction.query(
      `delete from auth.one_time_tokens
       where token_hash = $1 and token_type = 'reauthentication_token' and created_at > now() - make_interval(mins => $2)
       returning 1`,
      [hashCode(userId, code), codeLifetime],
    ),
  );
  return rows.length > 0;
}

async function revokeCode(transaction: Transaction, userId: string) {
  await transaction.query(
    "delete from auth.one_time_tokens where user_id = $1 and token_type = 'reauthentication_token'",
    [userId],
  );
}

/** Two accounts may have the same code. */
function hashCode(userId: string, code: string): string {
  return hashToken(`${userId}:${code}`);
}
