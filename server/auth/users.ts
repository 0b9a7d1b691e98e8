import { z } from "zod";
import type { Transaction } from "../database/database.ts";
import { validationFailed } from "./auth-api-error.ts";
import { type Factor, findFactors, toFactorResponse } from "./factors.ts";

/** A row of auth.users. */
export interface User {
  id: string;
  email: string;
  encrypted_password: string | null;
  email_confirmed_at: Date | null;
  invited_at: Date | null;
  confirmation_sent_at: Date | null;
  /** The address that is to replace `email`. */
  email_change: string | null;
  last_sign_in_at: Date | null;
  raw_user_meta_data: Record<string, unknown>;
  banned_until: Date | null;
  created_at: Date;
  updated_at: Date;
}

/** The user with this email address in lower case. `lock` locks the row until the transaction ends. */
export async function findUserByEmail(
  transaction: Transaction,
  email: string,
  { lock = false } = {},
): Promise<User | undefined> {
  const { rows } = await transaction.query<User>(
    `select * from auth.users where email = $1 ${lock ? "for update" : ""}`,
    [email],
  );
  return rows[0];
}

export async function findUser(transaction: Transaction, id: string): Promise<User | undefined> {
  const { rows } = await transaction.query<User>("select * from auth.users where id = $1", [id]);
  return rows[0];
}

/** The user with this id, whose row is locked until the transaction ends. */
export async function lockUser(transaction: Transaction, id: string): Promise<User | undefined> {
  const { rows } = await transaction.query<User>("select * from auth.users where id = $1 for update", [id]);
  return rows[0];
}

const maxEmailLength = 254;
const emailSchema = z.email();

/** The email address as it is stored. Throws an AuthApiError when it is not one. */
export function parseEmail(text: string): string {
  const email = normalizeEmail(text);
  if (email === undefined) throw validationFailed("An email address is too long");
  if (!emailSchema.safeParse(email).success) {
    throw validationFailed("Unable to validate email address: invalid format");
  }
  return email;
}

/** The same without validation; undefined when it is too long. */
export function normalizeEmail(text: string): string | undefined {
  const email = text.trim().toLowerCase();
  return email.length > maxEmailLength ? undefined : email;
}

/** Bytes of JSON: it is part of every access token, and all headers together may have 16 KB. */
const maxDataBytes = 1024;

/** Throws an AuthApiError when the data is too long for an access token. */
export function refuseLongData(data: Record<string, unknown>): void {
  if (Buffer.byteLength(JSON.stringify(data)) > maxDataBytes) {
    throw validationFailed(`User data cannot be longer than ${maxDataBytes} bytes`);
  }
}

/** The user's metadata, part of every access token: `data` of the sign-up, and keys that `data` may not override. */
export function buildUserMetadata(
  id: string,
  email: string,
  data: Record<string, unknown>,
  isVerified: boolean,
) {
  return { ...data, sub: id, email, email_verified: isVerified, phone_verified: false };
}

export function isBanned({ banned_until: until }: User): boolean {
  return until !== null && until > new Date();
}

/** The user as the protocol's JSON. */
export async function loadUserResponse(transaction: Transaction, user: User) {
  return toUserResponse(user, await findFactors(transaction, user.id));
}

/** The protocol's name of the only way to sign in. */
export const appMetadata = { provider: "email", providers: ["email"] };

/** The row with the protocol's field names; times become RFC 3339 in JSON. */
export function toUserResponse(user: User, factors: Factor[] = []) {
  const { id, email, raw_user_meta_data: metadata, created_at, updated_at } = user;
  const signedIn = user.last_sign_in_at && { last_sign_in_at: user.last_sign_in_at };
  const identity = { identity_id: id, id, user_id: id, identity_data: metadata, provider: "email" };
  return {
    id,
    aud: "authenticated",
    role: "authenticated",
    email,
    ...(user.email_confirmed_at && { email_confirmed_at: user.email_confirmed_at }),
    ...(user.invited_at && { invited_at: user.invited_at }),
    phone: "",
    ...(user.confirmation_sent_at && { confirmation_sent_at: user.confirmation_sent_at }),
    ...(user.email_confirmed_at && { confirmed_at: user.email_confirmed_at }),
    ...(user.email_change && { new_email: user.email_change }),
    ...signedIn,
    app_metadata: appMetadata,
    user_metadata: metadata,
    ...(factors.length > 0 && { factors: factors.map(toFactorResponse) }),
    identities: [{ ...identity, ...signedIn, created_at, updated_at, email }],
    created_at,
    updated_at,
    ...(user.banned_until && { banned_until: user.banned_until }),
    is_anonymous: false,
  };
}
