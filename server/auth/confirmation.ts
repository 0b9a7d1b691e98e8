import { createHash, randomBytes } from "node:crypto";
import { writeConfirmationMail } from "../../app/people/confirmation-mail.server.ts";
import type { Transaction } from "../database/database.ts";
import type { Service } from "./service.ts";
import type { User } from "./users.ts";

/** Hours a link in a confirmation mail is good for. */
const linkLife = 24;

/** Mails `user` a link that makes the password they have now valid. Returns the user with the time of it. */
export async function sendConfirmation(
  { config, mail }: Service,
  transaction: Transaction,
  user: User,
  redirectTo: string,
): Promise<User> {
  const token = randomBytes(28).toString("hex");
  await transaction.query(
    `insert into auth.one_time_tokens (user_id, token_type, token_hash, encrypted_password)
     values ($1, 'confirmation_token', $2, $3)`,
    [user.id, hashOf(token), user.encrypted_password],
  );
  const { rows } = await transaction.query<{ confirmation_sent_at: Date }>(
    "update auth.users set confirmation_sent_at = now() where id = $1 returning confirmation_sent_at",
    [user.id],
  );
  const query = new URLSearchParams({ token, type: "signup", redirect_to: redirectTo });
  const link = `${config.publicUrl}/auth/v1/verify?${query}`;
  await mail.enqueue(transaction, {
    to: user.email,
    link,
    ...writeConfirmationMail(user.raw_user_meta_data["locale"], link),
  });
  return { ...user, ...rows[0] };
}

/**
 * Uses up a link's token, confirms the address it was sent to and makes valid the password that came with the
 * link; all other links to the account end. Undefined when the token is wrong, old or used.
 */
export async function confirm(transaction: Transaction, token: string): Promise<string | undefined> {
  const { rows } = await transaction.query<{ user_id: string; encrypted_password: string }>(
    `delete from auth.one_time_tokens
     where token_hash = $1 and token_type = 'confirmation_token' and created_at > now() - make_interval(hours => $2)
     returning user_id, encrypted_password`,
    [hashOf(token), linkLife],
  );
  if (!rows[0]) return undefined;
  const { user_id: userId, encrypted_password: password } = rows[0];
  await transaction.query(
    `update auth.users set email_confirmed_at = now(), encrypted_password = $2, updated_at = now(),
       raw_user_meta_data = raw_user_meta_data || '{"email_verified": true}' where id = $1`,
    [userId, password],
  );
  await transaction.query("delete from auth.one_time_tokens where user_id = $1", [userId]);
  await transaction.query(
    `update auth.identities set identity_data = identity_data || '{"email_verified": true}', updated_at = now()
     where user_id = $1 and provider = 'email'`,
    [userId],
  );
  return userId;
}

function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
