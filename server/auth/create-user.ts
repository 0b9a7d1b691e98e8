import { createHmac } from "node:crypto";
import type { Transaction } from "../database/database.ts";
import { type Service, toAccountKey } from "./service.ts";
import { buildUserMetadata, type User } from "./users.ts";

export interface NewUser {
  id: string;
  email: string;
  data: Record<string, unknown>;
}

/**
 * Always the same for an email address, whether it has an account, waits for its confirmation or is unknown; another one after
 * an account has left the address for a new one, and kept its id.
 */
export async function deriveUserId(
  service: Service,
  transaction: Transaction,
  email: string,
): Promise<string> {
  const { rows } = await transaction.query<{ times: number }>(
    "select times from auth.left_addresses where account = $1",
    [toAccountKey(service, email)],
  );
  const suffix = rows[0] ? `:${rows[0].times}` : "";
  const hmac = createHmac("sha256", service.secrets.hashKey).update(`stand-in:${email}${suffix}`);
  return toUuid(hmac.digest("hex"));
}

/** Notes that an account leaves this address. */
export async function leaveAddress(service: Service, transaction: Transaction, email: string): Promise<void> {
  await transaction.query(
    `insert into auth.left_addresses (account) values ($1)
     on conflict (account) do update set times = left_addresses.times + 1`,
    [toAccountKey(service, email)],
  );
}

function toUuid(bytes: string): string {
  const variant = "89ab"[parseInt(bytes.charAt(16), 16) % 4];
  return [
    bytes.slice(0, 8),
    bytes.slice(8, 12),
    `4${bytes.slice(13, 16)}`,
    `${variant}${bytes.slice(17, 20)}`,
    bytes.slice(20, 32),
  ].join("-");
}

/** An account whose address nobody confirmed for so long is deleted when another one is created. */
const unconfirmedDays = 30;

/** Undefined when the email address is taken. A stand-in is stored under other keys than its response shows. */
export async function createUser(
  transaction: Transaction,
  { id, email, data }: NewUser,
  stored: { id: string; email: string | null } = { id, email },
): Promise<User | undefined> {
  await transaction.query(
    `delete from auth.users where id in (
       select id from auth.users where email_confirmed_at is null and encrypted_password is null
         and created_at < now() - make_interval(days => $1)
       limit 100 for update skip locked
     )`,
    [unconfirmedDays],
  );
  const metadata = JSON.stringify(buildUserMetadata(id, email, data, false));
  const { rows } = await transaction.query<User>(
    `insert into auth.users (id, email, raw_app_meta_data, raw_user_meta_data)
     values ($1, $2, '{"provider": "email", "providers": ["email"]}', $3::jsonb)
     on conflict (email) do nothing returning *`,
    [stored.id, stored.email, metadata],
  );
  if (!rows[0]) return undefined;
  await transaction.query(
    "insert into auth.identities (user_id, provider, provider_id, identity_data) values ($1, 'email', $2, $3::jsonb)",
    [stored.id, stored.id, metadata],
  );
  return rows[0];
}
