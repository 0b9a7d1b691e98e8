import { z } from "zod";
import type { Transaction } from "../../database/database.ts";
import { log } from "../../log/log.ts";
import { validationFailed } from "../auth-api-error.ts";
import { consumeMail, toAccountKey } from "../limits.ts";
import { createLinkToken, linkUrl, mailOwner, redeemLinkToken, revokeLinks } from "../links.ts";
import { type AuthContext, parseBody } from "../request.ts";
import type { Service, Work } from "../service.ts";
import { findUserByEmail, isBanned, parseEmail, type User } from "../users.ts";
import { localeData, sendConfirmation } from "./confirmation.ts";

const recoverBody = z.object({ email: z.string().nullish() });

/** Mails a link that leads to a new password, or that of the confirmation to an account that waits. Every address is answered alike. */
export async function recover(service: Service, context: AuthContext): Promise<object> {
  const body = await parseBody(context, recoverBody);
  if (!body.email) throw validationFailed("Password recovery requires an email");
  const email = parseEmail(body.email);
  await service.transaction(async (work) => {
    await consumeMail(work, { email, kind: "recovery" }, context.var.address);
    const user = await findUserByEmail(work, email, { lock: true });
    if (!user || isBanned(user)) return;
    if (user.email_confirmed_at) await sendRecovery(work, user);
    else await sendConfirmation(work, user, localeData(user));
  });
  log("auth.recover", { ok: true, account: toAccountKey(service, email) });
  return {};
}

async function sendRecovery(work: Work, user: User) {
  const token = await createLinkToken(work, user.id, { type: "recovery_token" });
  const link = linkUrl(work, token, "recovery");
  await mailOwner(work, user, "recovery", { link });
}

/** Redeems the token of a recovery link; every other link of the account is revoked. Undefined when it is not valid. */
export async function redeemRecovery(transaction: Transaction, token: string): Promise<User | undefined> {
  const redeemed = await redeemLinkToken(transaction, token, ["recovery_token"]);
  if (!redeemed) return undefined;
  await revokeLinks(transaction, redeemed.user.id);
  return redeemed.user;
}
