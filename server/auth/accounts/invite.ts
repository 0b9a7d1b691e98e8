import { asRole, authAdmin } from "../../database/as-role.ts";
import type { Transaction } from "../../database/database.ts";
import { log } from "../../log/log.ts";
import { AuthApiError } from "../auth-api-error.ts";
import { createUser } from "./create-user.ts";
import { parseEmail } from "./email-address.ts";
import { createLinkToken, lifetimeHours, linkUrl } from "../links/link-tokens.ts";
import { mailOwner } from "../links/mail-owner.ts";
import { toAccountKey } from "../limits.ts";
import type { Service } from "../service.ts";
import { refuseLongData } from "./user-metadata.ts";
import { findUserByEmail, loadUserResponse, type User, type UserResponse } from "./users.ts";

/**
 * Creates an account for an address, or takes the one that waits for its confirmation, and mails a link that confirms it and
 * sets its password. Of `data`, which becomes the user's metadata, `locale` is the language of the mail and `invited_by` the
 * address of the admin who invites. For admins: sign-up may be closed, and a confirmed account is refused by name.
 * Throws AuthApiErrors.
 */
export async function inviteUser(
  service: Service,
  { email: address, data }: { email: string; data: Record<string, unknown> },
  redirectTo: string,
): Promise<UserResponse> {
  const email = parseEmail(address);
  refuseLongData(data);
  const user = await asRole(service.database, authAdmin, async (transaction) => {
    const invited =
      (await createUser(service, transaction, { email, data })) ??
      (await findUserByEmail(transaction, email, { lock: true }));
    if (!invited || invited.email_confirmed_at) {
      const message = "A user with this email address has already been registered";
      throw new AuthApiError(422, "email_exists", message);
    }
    return loadUserResponse(
      transaction,
      await sendInvitation(service, transaction, invited, data, redirectTo),
    );
  });
  service.mail.wake();
  log("auth.invite", { ok: true, account: toAccountKey(service, email) });
  return user;
}

async function sendInvitation(
  service: Service,
  transaction: Transaction,
  user: User,
  data: Record<string, unknown>,
  redirectTo: string,
): Promise<User> {
  const token = await createLinkToken(transaction, user.id, { type: "invite_token", metadata: data });
  const { rows } = await transaction.query<User>(
    "update auth.users set invited_at = now(), confirmation_sent_at = now() where id = $1 returning *",
    [user.id],
  );
  const { invited_by: invitedBy, locale } = data;
  await mailOwner(service, transaction, { email: user.email, user_metadata: { locale } }, "invitation", {
    link: linkUrl(redirectTo, token, "invite"),
    ...(typeof invitedBy === "string" && { inviter: invitedBy }),
    until: new Date(Date.now() + lifetimeHours.invite_token * 3_600_000),
  });
  return rows[0] ?? user;
}
