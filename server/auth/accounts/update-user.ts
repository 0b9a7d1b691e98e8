import { z } from "zod";
import { asRole, authAdmin } from "../../database/as-role.ts";
import { log } from "../../log/log.ts";
import { type Caller, hasPassedFactor, lockCaller, type LockedCaller } from "../sessions/authenticate.ts";
import { AuthApiError } from "../auth-api-error.ts";
import { preparePassword, replacePassword } from "./change-password.ts";
import { emailNotAuthorized, findReservedEmail, parseEmail } from "./email-address.ts";
import { beginEmailChange } from "../links/email-change.ts";
import { consumeMail, countMailTo, refuseMail } from "../limits.ts";
import { proofFields, requireReauthentication } from "../sessions/reauthentication.ts";
import type { Service } from "../service.ts";
import { loadUserResponse, type User, type UserResponse } from "./users.ts";
import { mergeData, mergeUserMetadata } from "./user-metadata.ts";

export const updateBody = z.object({
  password: z.string().nullish(),
  ...proofFields,
  email: z.string().nullish(),
  data: z.record(z.string(), z.unknown()).nullish(),
  app_metadata: z.unknown().optional(),
});

interface UpdateContext {
  redirectTo: string;
  clientAddress: string;
}

/**
 * Changes the caller's password, address or metadata. A new password or address needs a session that began within 15 minutes, a
 * mailed code or the current password, and an aal2 session when the caller has a second factor. A new address counts once both
 * mailboxes agree. Throws AuthApiErrors.
 */
export async function updateUser(
  service: Service,
  caller: Caller,
  body: z.output<typeof updateBody>,
  { redirectTo, clientAddress }: UpdateContext,
): Promise<{ user: UserResponse; passwordHash?: string | undefined }> {
  refuseAppMetadata(body);
  const newEmail = body.email ? parseEmail(body.email) : undefined;
  const { password, data } = body;
  const before = caller.row;
  // Before the password: what is refused after it would tell whether a guess of the current one was right.
  if (data) mergeData(before, data);
  const isEmailChange = newEmail !== undefined && newEmail !== before.email;
  const isPasswordChange = password !== null && password !== undefined;
  const isSensitive = isEmailChange || isPasswordChange;
  if (isSensitive) requireFactor(caller);
  if (isEmailChange && newEmail === (await findReservedEmail(service))) throw emailNotAuthorized(newEmail);
  const owner = { ...before, address: clientAddress };
  if (isEmailChange || (isPasswordChange && before.encrypted_password)) {
    await requireReauthentication(service, owner, body, "Password update");
  }
  const passwordHash = isPasswordChange ? await preparePassword(service, owner, password) : undefined;
  const user = await asRole(service.database, authAdmin, async (transaction) => {
    // First, as everywhere, so that limits are locked before users.
    if (isEmailChange) {
      const mail = { email: before.email, kind: "email_change" } as const;
      await consumeMail(service, transaction, mail, clientAddress);
      refuseMail(await countMailTo(service, transaction, { ...mail, email: newEmail }, clientAddress));
    }
    const current = await lockCaller(transaction, caller);
    if (isSensitive) requireFactor(current);
    let changed: User = current.row;
    if (passwordHash) {
      changed = await replacePassword(service, transaction, before, passwordHash, caller.sessionId);
    }
    if (data) changed = await mergeUserMetadata(transaction, changed, data);
    if (isEmailChange) {
      changed = await beginEmailChange(service, transaction, changed, {
        newEmail,
        redirectTo,
      });
    }
    return loadUserResponse(transaction, changed);
  });
  service.mail.wake();
  log("auth.update", { ok: true, user: user.id, password: isPasswordChange, email: isEmailChange });
  return { user, passwordHash };
}

function requireFactor(caller: LockedCaller) {
  if (hasPassedFactor(caller)) return;
  const message = "AAL2 session is required to update email or password when MFA is enabled.";
  throw new AuthApiError(401, "insufficient_aal", message);
}

function refuseAppMetadata({ app_metadata: appMetadata }: z.output<typeof updateBody>) {
  if (appMetadata === undefined || appMetadata === null) return;
  throw new AuthApiError(403, "not_admin", "Updating app_metadata requires admin privileges");
}
