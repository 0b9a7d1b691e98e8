import { createHmac, randomUUID } from "node:crypto";
import type { Transaction } from "../../database/database.ts";
import type { Service } from "../service.ts";
import { buildUserMetadata, findUserByEmail, type User } from "./users.ts";

export interface NewUser {
  email: string;
  data: Record<string, unknown>;
}

/** The id that a sign-up with this email address is answered with, whether it has an account, waits for its confirmation or is unknown. */
export function deriveUserId({ secrets }: Service, email: string): string {
  const hmac = createHmac("sha256", secrets.hashKey).update(`stand-in:${email}`);
  return toUuid(hmac.digest("hex"));
}

function toUuid(hex: string): string {
  const variant = "89ab"[parseInt(hex.charAt(16), 16) % 4];
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, `$1-$2-4$3-${variant}$4-$5`);
}

/** An account whose address nobody confirmed for so long after its last link is deleted when another one is created. */
const unconfirmedDays = 30;

/**
 * Undefined when the email address is taken. The id is derived from it, and any other when an account that left the address for
 * a new one has kept that. A concurrent sign-up or change of address is waited for.
 */
export async function createUser(
  service: Service,
  transaction: Transaction,
  newUser: NewUser,
): Promise<User | undefined> {
  await transaction.query(
    `delete from auth.users where id in (
       select id from auth.users where email_confirmed_at is null and encrypted_password is null
         and greatest(created_at, confirmation_sent_at) < now() - make_interval(days => $1)
       limit 100 for update skip locked
     )`,
    [unconfirmedDays],
  );
  const { email } = newUser;
  const created = await insertUser(transaction, newUser, { id: deriveUserId(service, email), email });
  if (created || (await findUserByEmail(transaction, email))) return created;
  return insertUser(transaction, newUser, { id: randomUUID(), email });
}

/** A user of whom nobody else knows, under keys that are never taken; to be rolled back. */
export async function createStandIn(transaction: Transaction, newUser: NewUser): Promise<User> {
  const standIn = await insertUser(transaction, newUser, { id: randomUUID(), email: null });
  if (!standIn) throw new Error("A stand-in has no address that could be taken");
  return standIn;
}

async function insertUser(
  transaction: Transaction,
  { email, data }: NewUser,
  stored: { id: string; email: string | null },
): Promise<User | undefined> {
  const metadata = JSON.stringify(buildUserMetadata(stored.id, email, data, false));
  const { rows } = await transaction.query<User>(
    `insert into auth.users (id, email, raw_app_meta_data, raw_user_meta_data)
     values ($1, $2, '{"provider": "email", "providers": ["email"]}', $3::jsonb)
     on conflict do nothing returning *`,
    [stored.id, stored.email, metadata],
  );
  if (!rows[0]) return undefined;
  await transaction.query(
    "insert into auth.identities (user_id, provider, provider_id, identity_data) values ($1, 'email', $2, $3::jsonb)",
    [stored.id, stored.id, metadata],
  );
  return rows[0];
}
