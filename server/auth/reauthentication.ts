import { z } from "zod";
import { AuthApiError } from "./auth-api-error.ts";
import type { Caller } from "./callers.ts";
import { consume, tooManyRequests } from "./limits.ts";
import { inHashQueue, verifyPassword } from "./passwords.ts";
import type { Service } from "./service.ts";
import { hashToken } from "./tokens.ts";

/** Proofs that the owner is at the keyboard, when the session began long ago. A mailed code is sent as `nonce`. */
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

/**
 * Counts a guess for its session: a stolen one does not keep the owner from a new password. Sessions that began with the password, as
 * a thief of it has them, are counted together too; one that began with a link from the mailbox is not.
 */
async function countGuess(service: Service, { user: { id }, sessionId, isFromMailbox }: Caller) {
  const wait = await service.transaction(async (transaction) => {
    const ofSession = await consume(service, transaction, "session_reauthentication", `${id} ${sessionId}`);
    if (ofSession.wait > 0 || isFromMailbox) return ofSession.wait;
    return (await consume(service, transaction, "reauthentication", id)).wait;
  });
  if (wait > 0) throw tooManyRequests(wait);
}

/** Minutes a code is valid. */
export const codeLifetime = 10;

async function redeemCode(service: Service, caller: Caller, code: string): Promise<boolean> {
  const { rows } = await service.transaction((transaction) =>
    transaction.query(
      `delete from auth.one_time_tokens
       where token_hash = $1 and token_type = 'reauthentication_token' and created_at > now() - make_interval(mins => $2)
       returning 1`,
      [hashCode(caller, code), codeLifetime],
    ),
  );
  return rows.length > 0;
}

/** Two sessions may have the same code. */
export function hashCode({ user, sessionId }: Caller, code: string): string {
  return hashToken(`${user.id}:${sessionId}:${code}`);
}
