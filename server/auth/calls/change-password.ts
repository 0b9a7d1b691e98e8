import type { Transaction } from "../../database/database.ts";
import { AuthApiError } from "../auth-api-error.ts";
import { deleteUnverifiedFactors } from "../factors.ts";
import { mailOwner, revokeLinks } from "../links.ts";
import { refuseWeakPassword } from "../password-strength.ts";
import { hashPassword, inHashQueue, verifyPassword } from "../passwords.ts";
import type { Service } from "../service.ts";
import type { User } from "../users.ts";

/** Hashes a new password. Throws an AuthApiError when it is weak or the one the account has. */
export async function preparePassword(
  service: Service,
  before: User,
  clientAddress: string,
  password: string,
): Promise<string> {
  await refuseWeakPassword(password, before.email);
  return inHashQueue(service, { address: clientAddress, knownAs: before.id }, async () => {
    if (before.encrypted_password && (await verifyPassword(password, before.encrypted_password))) {
      const message = "New password should be different from the old password.";
      throw new AuthApiError(422, "same_password", message);
    }
    return hashPassword(password);
  });
}

/**
 * Replaces only the password that was checked before: of two concurrent changes the second is refused. Ends the other
 * sessions, revokes every link, removes unfinished factors and tells the owner by mail, unless it is the first password.
 */
export async function replacePassword(
  service: Service,
  transaction: Transaction,
  before: User,
  passwordHash: string,
  sessionId: string | undefined,
): Promise<User> {
  const { rows } = await transaction.query<User>(
    `update auth.users set encrypted_password = $2, email_change = null, updated_at = now()
     where id = $1 and encrypted_password is not distinct from $3 returning *`,
    [before.id, passwordHash, before.encrypted_password],
  );
  if (!rows[0]) throw new AuthApiError(409, "conflict", "The password was changed at the same moment");
  await transaction.query("delete from auth.sessions where user_id = $1 and id is distinct from $2", [
    before.id,
    sessionId ?? null,
  ]);
  await revokeLinks(transaction, before.id);
  await deleteUnverifiedFactors(transaction, before.id);
  if (before.encrypted_password) await mailOwner(service, transaction, before, "passwordChanged");
  return rows[0];
}
