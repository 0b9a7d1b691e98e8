import { log } from "../../log/log.ts";
import { AuthApiError } from "../auth-api-error.ts";
import { toAccountKey } from "../limits.ts";
import { createLinkToken, lifetimeHours, linkUrl, mailOwner } from "../links.ts";
import type { Service } from "../service.ts";
import { parseEmail, refuseLongData } from "../users.ts";
import { createOrLockUser } from "./create-user.ts";

/**
 * Creates an account for an address, or takes the one that waits for its confirmation, and mails a link that leads to a password.
 * `data` becomes the user's metadata; `invited_by` is the admin's address. A confirmed account is refused by name.
 */
export async function inviteUser(
  service: Service,
  address: string,
  data: Record<string, unknown>,
): Promise<void> {
  const email = parseEmail(address);
  refuseLongData(data);
  await service.transaction(async (work) => {
    const invited = await createOrLockUser(work, email, data);
    if (!invited || invited.email_confirmed_at) {
      const message = "A user with this email address has already been registered";
      throw new AuthApiError(422, "email_exists", message);
    }
    const token = await createLinkToken(work, invited.id, { type: "invite_token", metadata: data });
    await work.query("update auth.users set invited_at = now(), confirmation_sent_at = now() where id = $1", [
      invited.id,
    ]);
    const { invited_by: invitedBy, locale } = data;
    await mailOwner(work, { email, raw_user_meta_data: { locale } }, "invitation", {
      link: linkUrl(service, token, "invite"),
      ...(typeof invitedBy === "string" && { inviter: invitedBy }),
      until: new Date(Date.now() + lifetimeHours.invite_token * 3_600_000).toISOString(),
    });
  });
  log("auth.invite", { ok: true, account: toAccountKey(service, email) });
}
