import { asRole, authAdmin } from "../../database/as-role.ts";
import { AuthApiError } from "../auth-api-error.ts";
import { markConfirmed } from "../links/confirmation.ts";
import { createUser, type NewUser } from "./create-user.ts";
import { inHashQueue } from "../limits/hash-queue.ts";
import { hashPassword } from "../sign-in/passwords.ts";
import type { Service } from "../service.ts";
import { type AccessTokenResponse, createSession } from "../sessions/sessions.ts";

/** For trials on this machine: the account counts at once, with the password of the sign-up. */
export async function signUpConfirmed(
  service: Service,
  account: NewUser,
  password: string,
  { clientAddress, userAgent }: { clientAddress: string; userAgent: string | undefined },
): Promise<AccessTokenResponse> {
  const passwordHash = await inHashQueue(service, { address: clientAddress, knownAs: undefined }, () =>
    hashPassword(password),
  );
  return asRole(service.database, authAdmin, async (transaction) => {
    const created = await createUser(service, transaction, account);
    if (!created) throw new AuthApiError(422, "user_already_exists", "User already registered");
    await markConfirmed(transaction, created, account.data);
    await transaction.query("update auth.users set encrypted_password = $2 where id = $1", [
      created.id,
      passwordHash,
    ]);
    return createSession(service, transaction, created.id, "password", userAgent);
  });
}
