import { randomBytes } from "node:crypto";
import type { AccountMail, AccountMailValues } from "../../app/mails/account.server.ts";
import type { Transaction } from "../database/database.ts";
import { AuthApiError } from "./auth-api-error.ts";
import type { Service, Work } from "./service.ts";
import { hashToken } from "./tokens.ts";
import { isBanned, lockUser, type User } from "./users.ts";

/** Writes a mail about an account into the transaction that causes it. */
export async function mailOwner(
  work: Work,
  { email, raw_user_meta_data: { locale } }: Pick<User, "email" | "raw_user_meta_data">,
  kind: AccountMail,
  values: AccountMailValues = {},
): Promise<void> {
  await work.mail.enqueue(work, { mail: kind, to: email, locale, ...values });
}

/** Hours a link is valid, by the type of its token. */
export const lifetimeHours = {
  confirmation_token: 24,
  // An invitation is valid as long: see schema/0500-staff.sql.
  invite_token: 7 * 24,
  recovery_token: 1,
  email_change_token_current: 24,
  email_change_token_new: 24,
};

type LinkTokenType = keyof typeof lifetimeHours;

/** Our tokens have 56 characters. */
const maxTokenLength = 128;

interface LinkToken {
  token_type: LinkTokenType;
  user_metadata: Record<string, unknown>;
}

/** Creates the token of a link to `userId`, good for one use. */
export async function createLinkToken(
  transaction: Transaction,
  userId: string,
  { type, metadata = {} }: { type: LinkTokenType; metadata?: Record<string, unknown> },
): Promise<string> {
  const token = randomBytes(28).toString("hex");
  await transaction.query(
    `delete from auth.one_time_tokens
     where user_id = $1 and token_type = $2 and created_at < now() - make_interval(hours => $3)`,
    [userId, type, lifetimeHours[type]],
  );
  await transaction.query(
    `insert into auth.one_time_tokens (user_id, token_type, token_hash, user_metadata)
     values ($1, $2, $3, $4::jsonb)`,
    [userId, type, hashToken(token), JSON.stringify(metadata)],
  );
  return token;
}

/** The page where a button redeems the token. It is in the fragment, so that no log and no referrer has it. */
export function linkUrl({ config }: Service, token: string, type: string): string {
  return `${config.publicUrl}/auth/confirm#${new URLSearchParams({ token_hash: token, type })}`;
}

/** Uses up the token of a link and locks its user. Undefined when it is not valid; for a banned account it throws and keeps it. */
export async function redeemLinkToken(
  transaction: Transaction,
  token: string,
  types: LinkTokenType[],
): Promise<{ user: User; link: LinkToken } | undefined> {
  if (token.length > maxTokenLength) return undefined;
  const { rows: owners } = await transaction.query<{ user_id: string }>(
    "select user_id from auth.one_time_tokens where token_hash = $1",
    [hashToken(token)],
  );
  // The user is locked before the token, as everywhere, against deadlocks.
  const user = owners[0] && (await lockUser(transaction, owners[0].user_id));
  if (!user) return undefined;
  if (isBanned(user)) throw new AuthApiError(403, "user_banned", "User is banned");
  const { rows } = await transaction.query<LinkToken>(
    `delete from auth.one_time_tokens
     where token_hash = $1 and token_type = any($2)
       and created_at > now() - make_interval(hours => ($3::jsonb ->> token_type)::int)
     returning token_type, user_metadata`,
    [hashToken(token), types, JSON.stringify(lifetimeHours)],
  );
  return rows[0] && { user, link: rows[0] };
}

/** Revokes every link and code that the account was sent, and a change of its address. The user must be locked. */
export async function revokeLinks(transaction: Transaction, userId: string): Promise<void> {
  await transaction.query(
    "update auth.users set email_change = null where id = $1 and email_change is not null",
    [userId],
  );
  await transaction.query("delete from auth.one_time_tokens where user_id = $1", [userId]);
}
