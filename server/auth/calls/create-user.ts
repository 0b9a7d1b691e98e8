import { createHmac, randomUUID } from "node:crypto";
import type { Transaction } from "../../database/database.ts";
import type { Service, Work } from "../service.ts";
import { buildUserMetadata, findUserByEmail, type User } from "../users.ts";

/** Days after its last link for which an unconfirmed account is kept. */
const unconfirmedDays = 30;

/**
 * Creates the account of an address, or locks the existing one. The id is derived from the address, or random when an account
 * that left the address has kept the derived one.
 */
export async function createOrLockUser(
  work: Work,
  email: string,
  data: Record<string, unknown>,
): Promise<User | undefined> {
  await work.query(
    `delete from auth.users where id in (
       select id from auth.users where email_confirmed_at is null and encrypted_password is null
         and greatest(created_at, confirmation_sent_at) < now() - make_interval(days => $1)
       limit 100 for update skip locked
     )`,
    [unconfirmedDays],
  );
  return (
    (await insertUser(work, deriveUserId(work, email), email, data)) ??
    (await findUserByEmail(work, email, { lock: true })) ??
    (await insertUser(work, randomUUID(), email, data))
  );
}

/** The id in the answer to every sign-up with this email address. */
export function deriveUserId({ secrets }: Service, email: string): string {
  const hex = createHmac("sha256", secrets.hashKey).update(`stand-in:${email}`).digest("hex");
  const variant = "89ab"[parseInt(hex.charAt(16), 16) % 4];
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, `$1-$2-4$3-${variant}$4-$5`);
}

async function insertUser(
  transaction: Transaction,
  id: string,
  email: string,
  data: Record<string, unknown>,
): Promise<User | undefined> {
  const { rows } = await transaction.query<User>(
    `insert into auth.users (id, email, raw_user_meta_data) values ($1, $2, $3::jsonb)
     on conflict do nothing returning *`,
    [id, email, JSON.stringify(buildUserMetadata(id, email, data, false))],
  );
  return rows[0];
}
