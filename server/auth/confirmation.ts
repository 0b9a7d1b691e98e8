import { createHash, randomBytes } from "node:crypto";
import { writeConfirmationMail } from "../../app/people/confirmation-mail.server.ts";
import type { Transaction } from "../database/database.ts";
import { Refusal } from "./refusal.ts";
import type { Service } from "./service.ts";
import { claimsOf, isBanned, lockUser, type User } from "./users.ts";

/** Hours a link in a confirmation mail is good for. */
const linkLife = 24;

/** Far more than any token we ever sent. */
const longestToken = 128;

/**
 * Mails `user` a link to the page that confirms the address and sets a password. What the sign-up said of the person, `data`,
 * comes true when this link is used. Returns the user with the time of it.
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
    [user.id, linkLife],
  );
  await transaction.query(
    `insert into auth.one_time_tokens (user_id, token_type, token_hash, user_metadata)
     values ($1, 'confirmation_token', $2, $3::jsonb)`,
    [user.id, hashOf(token), JSON.stringify(data)],
  );
  const { rows } = await transaction.query<{ confirmation_sent_at: Date }>(
    "update auth.users set confirmation_sent_at = now() where id = $1 returning confirmation_sent_at",
    [user.id],
  );
  const link = confirmationPage(redirectTo, token, "signup");
  await mail.enqueue(transaction, {
    to: user.email,
    link,
    ...writeConfirmationMail(data["locale"], link),
  });
  return { ...user, ...rows[0] };
}

/** The page where a token is used by pressing a button. In the fragment neither a log nor a referrer has it. */
export function confirmationPage(redirectTo: string, token: string, type: string): string {
  return `${new URL(redirectTo).origin}/auth/confirm#${new URLSearchParams({ token_hash: token, type })}`;
}

/**
 * Uses up a link's token and confirms the address it was sent to; all other links to the account end. It brings no password:
 * whoever holds the session that begins now sets one. Undefined when the token is wrong, old or used. Throws a Refusal, and
 * leaves the token good, for an account that is banned.
 */
export async function confirm(transaction: Transaction, token: string): Promise<User | undefined> {
  if (token.length > longestToken) return undefined;
  const { rows: owners } = await transaction.query<{ user_id: string }>(
    `select user_id from auth.one_time_tokens
     where token_hash = $1 and token_type = 'confirmation_token' and created_at > now() - make_interval(hours => $2)`,
    [hashOf(token), linkLife],
  );
  // The person is locked before the token, in the order everybody else takes them.
  const user = owners[0] && (await lockUser(transaction, owners[0].user_id));
  if (!user) return undefined;
  if (isBanned(user)) throw new Refusal(403, "user_banned", "User is banned");
  const { rows: used } = await transaction.query<{ user_metadata: Record<string, unknown> }>(
    "delete from auth.one_time_tokens where token_hash = $1 returning user_metadata",
    [hashOf(token)],
  );
  if (!used[0]) return undefined;
  await endLinks(transaction, user.id);
  if (!user.email_confirmed_at) await markConfirmed(transaction, user, used[0].user_metadata);
  return user;
}

/** Makes every link to the account useless. */
export async function endLinks(transaction: Transaction, userId: string): Promise<void> {
  await transaction.query("delete from auth.one_time_tokens where user_id = $1", [userId]);
}

/** What other sign-ups of the address said of the person goes. */
async function markConfirmed(transaction: Transaction, { id, email }: User, data: Record<string, unknown>) {
  const claims = JSON.stringify(claimsOf(id, email, data, true));
  await transaction.query(
    `update auth.users set email_confirmed_at = now(), updated_at = now(), raw_user_meta_data = $2::jsonb
     where id = $1`,
    [id, claims],
  );
  await transaction.query(
    `update auth.identities set identity_data = $2::jsonb, updated_at = now()
     where user_id = $1 and provider = 'email'`,
    [id, claims],
  );
}

function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
