import { randomBytes } from "node:crypto";
import { writeConfirmationMail } from "../../app/auth/confirmation-mail.server.ts";
import type { Transaction } from "../database/database.ts";
import { AuthApiError } from "./auth-api-error.ts";
import { hashToken } from "./hash-token.ts";
import type { Service } from "./service.ts";
import { buildUserMetadata, isBanned, lockUser, type User } from "./users.ts";

/** Hours a link in a confirmation mail is valid. */
const linkLifetimeHours = 24;

/** Far more than any token we ever sent. */
const maxTokenLength = 128;

/**
 * Mails `user` a link to the page that confirms the address and sets a password. `data` of the sign-up becomes the user's
 * metadata when this link is used. Returns the user with the time of sending.
 */
export async function sendConfirmation(
  { mail }: Service,
  transaction: Transaction,
  user: User,
  data: Record<string, unknown>,
  redirectTo: string,
): Promise<User> {
  const token = randomBytes(28).toString("hex");
  await transaction.query(
    "delete from auth.one_time_tokens where user_id = $1 and created_at < now() - make_interval(hours => $2)",
    [user.id, linkLifetimeHours],
  );
  await transaction.query(
    `insert into auth.one_time_tokens (user_id, token_type, token_hash, user_metadata)
     values ($1, 'confirmation_token', $2, $3::jsonb)`,
    [user.id, hashToken(token), JSON.stringify(data)],
  );
  const { rows } = await transaction.query<{ confirmation_sent_at: Date }>(
    "update auth.users set confirmation_sent_at = now() where id = $1 returning confirmation_sent_at",
    [user.id],
  );
  const link = confirmationUrl(redirectTo, token, "signup");
  await mail.enqueue(transaction, {
    to: user.email,
    link,
    ...writeConfirmationMail(data["locale"], link),
  });
  return { ...user, ...rows[0] };
}

/** The page where a button redeems the token. It is in the fragment, so that no log and no referrer has it. */
export function confirmationUrl(redirectTo: string, token: string, type: string): string {
  return `${new URL(redirectTo).origin}/auth/confirm#${new URLSearchParams({ token_hash: token, type })}`;
}

/**
 * Redeems a link's token and confirms the address it was sent to; all other links of the account are revoked. It sets no
 * password: the session that follows does. Undefined when the token is wrong, expired or used. Throws an AuthApiError, and
 * keeps the token, for a banned account.
 */
export async function confirmEmail(transaction: Transaction, token: string): Promise<User | undefined> {
  if (token.length > maxTokenLength) return undefined;
  const { rows: owners } = await transaction.query<{ user_id: string }>(
    `select user_id from auth.one_time_tokens
     where token_hash = $1 and token_type = 'confirmation_token' and created_at > now() - make_interval(hours => $2)`,
    [hashToken(token), linkLifetimeHours],
  );
  // The user is locked before the token, as everywhere, against deadlocks.
  const user = owners[0] && (await lockUser(transaction, owners[0].user_id));
  if (!user) return undefined;
  if (isBanned(user)) throw new AuthApiError(403, "user_banned", "User is banned");
  const { rows: used } = await transaction.query<{ user_metadata: Record<string, unknown> }>(
    "delete from auth.one_time_tokens where token_hash = $1 returning user_metadata",
    [hashToken(token)],
  );
  if (!used[0]) return undefined;
  await revokeLinks(transaction, user.id);
  if (!user.email_confirmed_at) await markConfirmed(transaction, user, used[0].user_metadata);
  return user;
}

/** Revokes every link of the account. */
export async function revokeLinks(transaction: Transaction, userId: string): Promise<void> {
  await transaction.query("delete from auth.one_time_tokens where user_id = $1", [userId]);
}

/** Replaces the user's metadata: other sign-ups of the address may have set it. */
async function markConfirmed(transaction: Transaction, { id, email }: User, data: Record<string, unknown>) {
  const metadata = JSON.stringify(buildUserMetadata(id, email, data, true));
  await transaction.query(
    `update auth.users set email_confirmed_at = now(), updated_at = now(), raw_user_meta_data = $2::jsonb
     where id = $1`,
    [id, metadata],
  );
  await transaction.query(
    `update auth.identities set identity_data = $2::jsonb, updated_at = now()
     where user_id = $1 and provider = 'email'`,
    [id, metadata],
  );
}
