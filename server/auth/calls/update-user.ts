import { z } from "zod";
import type { Transaction } from "../../database/database.ts";
import { log } from "../../log/log.ts";
import { AuthApiError } from "../auth-api-error.ts";
import { authenticate, type Caller, lockCaller } from "../callers.ts";
import { deleteUnverifiedFactors } from "../factors.ts";
import { emailNotAuthorized, findReservedEmail } from "../first-admin.ts";
import { consumeMail, countMailTo, refuseMail, toAccountKey } from "../limits.ts";
import { mailOwner, revokeLinks } from "../links.ts";
import { refuseWeakPassword } from "../password-strength.ts";
import { hashPassword, inHashQueue, verifyPassword } from "../passwords.ts";
import { proofFields, requireReauthentication } from "../reauthentication.ts";
import { type AuthContext, parseBody } from "../request.ts";
import type { Service, Work } from "../service.ts";
import { buildUserMetadata, loadUserResponse, parseEmail, refuseLongData, type User } from "../users.ts";
import { setDeviceCookie } from "./device-cookie.ts";
import { beginEmailChange } from "./email-change.ts";

const updateBody = z.object({
  password: z.string().nullish(),
  ...proofFields,
  email: z.string().nullish(),
  data: z.record(z.string(), z.unknown()).nullish(),
});

/**
 * Changes the caller's password, address or metadata. The first two need a fresh proof, and the second factor where there is one;
 * a new address counts once both mailboxes agree.
 */
export async function updateUser(service: Service, context: AuthContext) {
  const caller = await authenticate(service, context);
  const body = await parseBody(context, updateBody);
  const { address } = context.var;
  const newEmail = body.email ? parseEmail(body.email) : undefined;
  const { password, data } = body;
  const before = caller.user;
  // Data is refused before the password is checked: later, the refusal would tell whether a guess was right.
  if (data) mergeData(before, data);
  const isEmailChange = newEmail !== undefined && newEmail !== before.email;
  const isPasswordChange = password !== null && password !== undefined;
  const isSensitive = isEmailChange || isPasswordChange;
  if (isSensitive) requireFactor(caller);
  if (isEmailChange && newEmail === (await findReservedEmail(service))) throw emailNotAuthorized(newEmail);
  if (isEmailChange || (isPasswordChange && before.encrypted_password)) {
    await requireReauthentication(service, caller, address, body, "Password update");
  }
  const passwordHash = isPasswordChange
    ? await preparePassword(service, before, address, password)
    : undefined;
  const user = await service.transaction(async (work) => {
    // Limits are locked before users, as everywhere.
    if (isEmailChange) {
      const mail = { email: before.email, kind: "email_change" } as const;
      await consumeMail(work, mail, address);
      refuseMail(await countMailTo(work, { ...mail, email: newEmail }, address));
    }
    const current = await lockCaller(work, caller);
    if (isSensitive) requireFactor(current);
    let changed = current.user;
    if (passwordHash) {
      changed = await replacePassword(work, before, passwordHash, caller.sessionId);
    }
    if (data) changed = await storeData(work, changed, data);
    if (isEmailChange) {
      changed = await beginEmailChange(work, changed, newEmail);
    }
    return loadUserResponse(work, changed);
  });
  log("auth.update", { ok: true, user: user.id, password: isPasswordChange, email: isEmailChange });
  if (passwordHash) setDeviceCookie(service, context, toAccountKey(service, user.email), passwordHash);
  return user;
}

/** The user's metadata with `data` merged into it; a key whose value is null is removed. Throws an AuthApiError when it is too long. */
function mergeData(user: User, data: Record<string, unknown>): Record<string, unknown> {
  const merged = Object.entries({ ...user.raw_user_meta_data, ...data }).filter(
    ([, value]) => value !== null,
  );
  const metadata = buildUserMetadata(user.id, user.email, Object.fromEntries(merged), true);
  refuseLongData(metadata);
  return metadata;
}

function requireFactor({ hasPassedFactor }: Caller) {
  if (hasPassedFactor) return;
  const message = "AAL2 session is required to update email or password when MFA is enabled.";
  throw new AuthApiError(401, "insufficient_aal", message);
}

/** Hashes a new password. Throws an AuthApiError when it is weak or the one the account has. */
async function preparePassword(
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
 * Replaces the password that was checked before: of two concurrent changes the second is refused. Ends the other sessions, links
 * and unfinished factors, and tells the owner by mail, unless it is the first password.
 */
async function replacePassword(
  work: Work,
  before: User,
  passwordHash: string,
  sessionId: string | undefined,
): Promise<User> {
  const { rows } = await work.query<User>(
    `update auth.users set encrypted_password = $2, email_change = null, updated_at = now()
     where id = $1 and encrypted_password is not distinct from $3 returning *`,
    [before.id, passwordHash, before.encrypted_password],
  );
  if (!rows[0]) throw new AuthApiError(409, "conflict", "The password was changed at the same moment");
  await work.query("delete from auth.sessions where user_id = $1 and id is distinct from $2", [
    before.id,
    sessionId ?? null,
  ]);
  await revokeLinks(work, before.id);
  await deleteUnverifiedFactors(work, before.id);
  if (before.encrypted_password) await mailOwner(work, before, "passwordChanged");
  return rows[0];
}

async function storeData(transaction: Transaction, user: User, data: Record<string, unknown>): Promise<User> {
  const { rows } = await transaction.query<User>(
    "update auth.users set raw_user_meta_data = $2::jsonb, updated_at = now() where id = $1 returning *",
    [user.id, JSON.stringify(mergeData(user, data))],
  );
  return rows[0] ?? user;
}
