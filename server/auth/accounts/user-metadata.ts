import type { Transaction } from "../../database/database.ts";
import { validationFailed } from "../auth-api-error.ts";
import { buildUserMetadata, type User } from "./users.ts";

/** Bytes of JSON: it is part of every access token, and all headers together may have 16 KB. */
const maxDataBytes = 1024;

/** Throws an AuthApiError when the data is too long for an access token. */
export function refuseLongData(data: Record<string, unknown>): void {
  if (Buffer.byteLength(JSON.stringify(data)) > maxDataBytes) {
    throw validationFailed(`User data cannot be longer than ${maxDataBytes} bytes`);
  }
}

/**
 * The user's metadata with `data` merged into it; a key whose value is null is removed. Throws an AuthApiError when it becomes too
 * long.
 */
export function mergeData(user: User, data: Record<string, unknown>): Record<string, unknown> {
  const merged = Object.entries({ ...user.raw_user_meta_data, ...data }).filter(
    ([, value]) => value !== null,
  );
  const metadata = buildUserMetadata(user.id, user.email, Object.fromEntries(merged), true);
  refuseLongData(metadata);
  return metadata;
}

/** Stores the metadata of a user, whose row is locked, with `data` merged into it. Throws as `mergeData`. */
export async function mergeUserMetadata(
  transaction: Transaction,
  user: User,
  data: Record<string, unknown>,
): Promise<User> {
  const { rows } = await transaction.query<User>(
    "update auth.users set raw_user_meta_data = $2::jsonb, updated_at = now() where id = $1 returning *",
    [user.id, JSON.stringify(mergeData(user, data))],
  );
  return rows[0] ?? user;
}
