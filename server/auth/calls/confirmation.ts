import type { Transaction } from "../../database/database.ts";
import { createLinkToken, linkUrl, mailOwner, redeemLinkToken, revokeLinks } from "../links.ts";
import type { Work } from "../service.ts";
import { buildUserMetadata, type User } from "../users.ts";

/** Mails a link that confirms the address and leads to a password. With it `data` of the sign-up becomes the user's metadata. */
export async function sendConfirmation(work: Work, user: User, data: Record<string, unknown>): Promise<void> {
  const token = await createLinkToken(work, user.id, {
    type: "confirmation_token",
    metadata: data,
  });
  await work.query("update auth.users set confirmation_sent_at = now() where id = $1", [user.id]);
  const link = linkUrl(work, token, "signup");
  // The mail has the language of this sign-up: another sign-up may have set the account's.
  const recipient = { email: user.email, raw_user_meta_data: data };
  await mailOwner(work, recipient, "confirmation", { link });
}

/** The language alone of the metadata: other sign-ups of an unconfirmed address may have set the rest. */
export function localeData({ raw_user_meta_data: { locale } }: User): Record<string, unknown> {
  return locale === "en" || locale === "ar" ? { locale } : {};
}

/**
 * Redeems the token of a sign-up's or an invitation's link and confirms its address; all other links of the account are revoked.
 * Undefined when the token is not valid.
 */
export async function confirmEmail(
  transaction: Transaction,
  token: string,
  type: "confirmation_token" | "invite_token",
): Promise<User | undefined> {
  const redeemed = await redeemLinkToken(transaction, token, [type]);
  if (!redeemed) return undefined;
  const { user, link } = redeemed;
  await revokeLinks(transaction, user.id);
  if (!user.email_confirmed_at) await markConfirmed(transaction, user, link.user_metadata);
  return user;
}

/** Marks the address as confirmed and replaces the user's metadata: other sign-ups of the address may have set it. */
async function markConfirmed(transaction: Transaction, { id, email }: User, data: Record<string, unknown>) {
  await transaction.query(
    `update auth.users set email_confirmed_at = now(), updated_at = now(), raw_user_meta_data = $2::jsonb
     where id = $1`,
    [id, JSON.stringify(buildUserMetadata(id, email, data, true))],
  );
}
