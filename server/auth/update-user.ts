import { z } from "zod";
import { asRole, authAdmin } from "../database/as-role.ts";
import type { Transaction } from "../database/database.ts";
import { log } from "../log.ts";
import type { Caller } from "./authenticate.ts";
import { revokeLinks } from "./confirmation.ts";
import { refuseWeakPassword } from "./password-strength.ts";
import { verifyPassword, hashPassword } from "./passwords.ts";
import { AuthApiError } from "./auth-api-error.ts";
import type { Service } from "./service.ts";
import { loadUserResponse, type UserResponse, type User } from "./users.ts";

export const updateBody = z.object({
  password: z.string().nullish(),
  email: z.unknown().optional(),
  phone: z.unknown().optional(),
  data: z.unknown().optional(),
  app_metadata: z.unknown().optional(),
});

type CallerRow = User & { is_recent: boolean };

/**
 * Sets the caller's password; nothing else can be changed. Ends the other sessions and revokes every link. Replacing a
 * password needs a session that began within a day. Throws AuthApiErrors.
 */
export async function updateUser(
  service: Service,
  { user: caller, sessionId }: Caller,
  { password, ...others }: z.output<typeof updateBody>,
): Promise<{ user: UserResponse; passwordHash?: string }> {
  refuseOtherFields(others);
  if (password === null || password === undefined) return { user: caller };
  refuseWeakPassword(password, caller.email);
  const { database } = service;
  const before = await asRole(database, authAdmin, (t) => findCaller(t, caller.id, sessionId), {
    readOnly: true,
  });
  if (before.encrypted_password) await checkReplacement(before, password);
  const passwordHash = await hashPassword(password);
  const user = await asRole(database, authAdmin, async (transaction) => {
    const changed = await replacePassword(transaction, before, passwordHash);
    await endOtherSessions(transaction, caller.id, sessionId);
    await revokeLinks(transaction, caller.id);
    return loadUserResponse(transaction, changed);
  });
  log("auth.password", { ok: true, user: user.id });
  return { user, passwordHash };
}

function refuseOtherFields({
  app_metadata: appMetadata,
  ...others
}: Omit<z.output<typeof updateBody>, "password">) {
  if (isGiven(appMetadata)) {
    throw new AuthApiError(403, "not_admin", "Updating app_metadata requires admin privileges");
  }
  if (Object.values(others).some(isGiven)) {
    throw new AuthApiError(400, "validation_failed", "Only the password can be updated");
  }
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null && value !== "";
}

async function findCaller(transaction: Transaction, id: string, sessionId: string | undefined) {
  const { rows } = await transaction.query<CallerRow>(
    `select users.*, coalesce(sessions.created_at > now() - interval '24 hours', false) as is_recent
     from auth.users left join auth.sessions on sessions.user_id = users.id and sessions.id = $2
     where users.id = $1`,
    [id, sessionId ?? null],
  );
  if (!rows[0]) throw new AuthApiError(403, "user_not_found", "User from sub claim in JWT does not exist");
  return rows[0];
}

async function checkReplacement(
  { is_recent: isRecent, encrypted_password: stored }: CallerRow,
  wanted: string,
) {
  if (!isRecent) {
    throw new AuthApiError(400, "reauthentication_needed", "Password update requires reauthentication");
  }
  if (await verifyPassword(wanted, stored)) {
    const message = "New password should be different from the old password.";
    throw new AuthApiError(422, "same_password", message);
  }
}

/** Replaces only the password that was checked before: of two concurrent changes the second is refused. */
async function replacePassword(transaction: Transaction, before: CallerRow, passwordHash: string) {
  const { rows } = await transaction.query<User>(
    `update auth.users set encrypted_password = $2, updated_at = now()
     where id = $1 and encrypted_password is not distinct from $3 returning *`,
    [before.id, passwordHash, before.encrypted_password],
  );
  if (!rows[0]) throw new AuthApiError(409, "conflict", "The password was changed at the same moment");
  return rows[0];
}

async function endOtherSessions(transaction: Transaction, userId: string, sessionId: string | undefined) {
  await transaction.query("delete from auth.sessions where user_id = $1 and id is distinct from $2", [
    userId,
    sessionId ?? null,
  ]);
}
