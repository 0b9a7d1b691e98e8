import type { Transaction } from "../database/database.ts";

/** A row of auth.users. */
export interface User {
  id: string;
  email: string;
  encrypted_password: string | null;
  email_confirmed_at: Date | null;
  confirmation_sent_at: Date | null;
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

/** The person with this address in lower case. `lock` keeps others from changing them until the transaction ends. */
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

/** The person with this id. */
export async function findUser(transaction: Transaction, id: string): Promise<User | undefined> {
  const { rows } = await transaction.query<User>("select * from auth.users where id = $1", [id]);
  return rows[0];
}

/** The same, kept from others until the transaction ends. */
export async function lockUser(transaction: Transaction, id: string): Promise<User | undefined> {
  const { rows } = await transaction.query<User>("select * from auth.users where id = $1 for update", [id]);
  return rows[0];
}

/** What is known of a person and travels in their access token: `data` of their sign-up, and what nobody else may say. */
export function claimsOf(id: string, email: string, data: Record<string, unknown>, isVerified: boolean) {
  return { ...data, sub: id, email, email_verified: isVerified, phone_verified: false };
}

export function isBanned({ banned_until: until }: User): boolean {
  return until !== null && until > new Date();
}

/** The person as the protocol tells them. */
export async function presentUser(transaction: Transaction, user: User) {
  return describeUser(user, await findIdentities(transaction, user.id));
}

/** All ways in which this person can prove to be themselves, oldest first. */
export async function findIdentities(transaction: Transaction, userId: string): Promise<Identity[]> {
  const { rows } = await transaction.query<Identity>(
    "select * from auth.identities where user_id = $1 order by created_at",
    [userId],
  );
  return rows;
}

export type PresentedUser = ReturnType<typeof describeUser>;

/** These rows in the protocol's names; times become RFC 3339 in JSON. */
export function describeUser(user: User, identities: Identity[]) {
  return {
    id: user.id,
    aud: "authenticated",
    role: "authenticated",
    email: user.email,
    ...(user.email_confirmed_at && { email_confirmed_at: user.email_confirmed_at }),
    phone: "",
    ...(user.confirmation_sent_at && { confirmation_sent_at: user.confirmation_sent_at }),
    ...(user.email_confirmed_at && { confirmed_at: user.email_confirmed_at }),
    ...(user.last_sign_in_at && { last_sign_in_at: user.last_sign_in_at }),
    app_metadata: user.raw_app_meta_data,
    user_metadata: user.raw_user_meta_data,
    identities: identities.map(describeIdentity),
    created_at: user.created_at,
    updated_at: user.updated_at,
    ...(user.banned_until && { banned_until: user.banned_until }),
    is_anonymous: false,
  };
}

function describeIdentity(identity: Identity) {
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
