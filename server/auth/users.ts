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
  recovery_sent_at: Date | null;
  /** The address that is to replace `email`. */
  email_change: string | null;
  email_change_sent_at: Date | null;
  reauthentication_sent_at: Date | null;
  last_sign_in_at: Date | null;
  raw_app_meta_data: Record<string, unknown>;
  raw_user_meta_data: Record<string, unknown>;
  banned_until: Date | null;
  created_at: Date;
  updated_at: Date;
}

/** A row of auth.identities. */
interface Identity {
  id: string;
  user_id: string;
  provider: string;
  provider_id: string;
  identity_data: Record<string, unknown>;
  last_sign_in_at: Date | null;
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
  const identities = await findIdentities(transaction, user.id);
  return toUserResponse(user, identities, await findFactors(transaction, user.id));
}

/** All identities of the user, oldest first. */
async function findIdentities(transaction: Transaction, userId: string): Promise<Identity[]> {
  const { rows } = await transaction.query<Identity>(
    "select * from auth.identities where user_id = $1 order by created_at",
    [userId],
  );
  return rows;
}

/** The rows with the protocol's field names; times become RFC 3339 in JSON. */
function toUserResponse(user: User, identities: Identity[], factors: Factor[]) {
  return {
    id: user.id,
    aud: "authenticated",
    role: "authenticated",
    email: user.email,
    ...(user.email_confirmed_at && { email_confirmed_at: user.email_confirmed_at }),
    ...(user.invited_at && { invited_at: user.invited_at }),
    phone: "",
    ...(user.confirmation_sent_at && { confirmation_sent_at: user.confirmation_sent_at }),
    ...(user.email_confirmed_at && { confirmed_at: user.email_confirmed_at }),
    ...(user.recovery_sent_at && { recovery_sent_at: user.recovery_sent_at }),
    ...(user.email_change && { new_email: user.email_change }),
    ...(user.email_change_sent_at && { email_change_sent_at: user.email_change_sent_at }),
    ...(user.reauthentication_sent_at && { reauthentication_sent_at: user.reauthentication_sent_at }),
    ...(user.last_sign_in_at && { last_sign_in_at: user.last_sign_in_at }),
    app_metadata: user.raw_app_meta_data,
    user_metadata: user.raw_user_meta_data,
    ...(factors.length > 0 && { factors: factors.map(toFactorResponse) }),
    identities: identities.map(toIdentityResponse),
    created_at: user.created_at,
    updated_at: user.updated_at,
    ...(user.banned_until && { banned_until: user.banned_until }),
    is_anonymous: false,
  };
}

function toIdentityResponse(identity: Identity) {
  return {
    identity_id: identity.id,
    id: identity.provider_id,
    user_id: identity.user_id,
    identity_data: identity.identity_data,
    provider: identity.provider,
    ...(identity.last_sign_in_at && { last_sign_in_at: identity.last_sign_in_at }),
    created_at: identity.created_at,
    updated_at: identity.updated_at,
    email: identity.identity_data["email"],
  };
}
