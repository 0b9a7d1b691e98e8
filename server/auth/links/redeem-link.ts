import { asRole, authAdmin } from "../../database/as-role.ts";
import type { Transaction } from "../../database/database.ts";
import { log } from "../../log/log.ts";
import { AuthApiError } from "../auth-api-error.ts";
import { confirmEmail } from "./confirmation.ts";
import { redeemEmailChange } from "./email-change.ts";
import type { HalfConfirmed, RedeemedLink } from "./link-tokens.ts";
import { redeemRecovery } from "./recovery.ts";
import { findReservedEmail } from "../accounts/reserved-email.ts";
import type { Service } from "../service.ts";
import { type AccessTokenResponse, createSession } from "../sessions/sessions.ts";

export const linkTypes = ["signup", "email", "recovery", "invite", "magiclink", "email_change"];

/** Redeems the token of a link of this type. Throws an AuthApiError when it is wrong, expired or used. */
export async function redeemLink(
  service: Service,
  type: string,
  token: string,
  userAgent: string | undefined,
): Promise<AccessTokenResponse | HalfConfirmed> {
  if (!linkTypes.includes(type))
    throw new AuthApiError(400, "validation_failed", "Unsupported verification type");
  const reservedEmail = type === "email_change" ? await findReservedEmail(service) : undefined;
  const answer = await asRole(service.database, authAdmin, async (transaction) => {
    const redeemed = await redeemToken(service, transaction, { type, token, reservedEmail });
    if (!redeemed || "msg" in redeemed) return redeemed;
    return createSession(service, transaction, redeemed.userId, "otp", userAgent);
  });
  log("auth.verify", { ok: Boolean(answer), type, reason: answer ? undefined : "otp_expired" });
  if (!answer) throw new AuthApiError(403, "otp_expired", "Email link is invalid or has expired");
  service.mail.wake();
  return answer;
}

/** Types that no mail of ours has are never right. */
function redeemToken(
  service: Service,
  transaction: Transaction,
  { type, token, reservedEmail }: { type: string; token: string; reservedEmail: string | undefined },
): Promise<RedeemedLink | HalfConfirmed | undefined> {
  switch (type) {
    case "signup":
    case "email":
      return confirmEmail(transaction, token, "confirmation_token");
    case "invite":
      return confirmEmail(transaction, token, "invite_token");
    case "recovery":
      return redeemRecovery(transaction, token);
    case "email_change":
      return redeemEmailChange(service, transaction, token, reservedEmail);
    default:
      return Promise.resolve(undefined);
  }
}
