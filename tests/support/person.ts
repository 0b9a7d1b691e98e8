import { createHash, randomBytes } from "node:crypto";
import { AuthClient, type Session } from "@supabase/auth-js";
import { PostgrestClient } from "@supabase/postgrest-js";
import type { Database as Schema } from "../../app/backend/schema.ts";
import { hashPassword } from "../../server/auth/passwords.ts";
import type { Database } from "../../server/database/database.ts";

export const apikey = "sb_publishable_embedded";
export const password = "sunflower-9-bridge";

interface Server {
  /** Its origin, without a slash at the end. */
  url: string;
  database: Database;
}

export interface Account {
  /** Any, unless a test names it. */
  id?: string;
  email: string;
  role?: "admin" | "staff" | undefined;
}

/** Somebody who is signed in, as the pages know them. */
export interface Person {
  id: string;
  email: string;
  auth: InstanceType<typeof AuthClient>;
  session: Session;
  database: PostgrestClient<Schema>;
}

/** An account with the password, and its session. Nothing of it was typed, mailed or hashed. */
export async function createPerson(server: Server, account: Account): Promise<Person> {
  const id = await createAccount(server, account);
  const { auth, session } = await beginSession(server, account.email);
  return { id, email: account.email, auth, session, database: createDatabaseClient(server.url, session) };
}

/** The account of a confirmed address, as if its owner had signed up and set the password; resolves with its id. */
export async function createAccount(
  { database }: Pick<Server, "database">,
  { id: wanted, email, role }: Account,
): Promise<string> {
  passwordHash ??= hashPassword(password);
  const hash = await passwordHash;
  return database.transaction(async (transaction) => {
    const { rows } = await transaction.query<{ id: string }>(
      `insert into auth.users (id, email, encrypted_password, email_confirmed_at, raw_user_meta_data)
       select id, $1, $2, now(),
         jsonb_build_object('sub', id, 'email', $1::text, 'email_verified', true, 'phone_verified', false)
       from coalesce($3::uuid, gen_random_uuid()) as id
       returning id::text`,
      [email, hash, wanted],
    );
    const id = rows[0]?.id ?? "";
    if (role) {
      await transaction.query("insert into public.user_roles (user_id, role) values ($1, $2)", [id, role]);
    }
    return id;
  });
}

/** The same for every account of a run: making it takes a while. */
let passwordHash: Promise<string> | undefined;

/** A new session of the account, as if its owner had typed the password now. */
export async function beginSession({ url, database }: Server, email: string) {
  const refreshToken = randomBytes(32).toString("base64url");
  await database.transaction((transaction) =>
    transaction.query(
      `with session as (
         insert into auth.sessions (user_id, amr)
         select id, jsonb_build_array(jsonb_build_object(
           'method', 'password', 'timestamp', floor(extract(epoch from clock_timestamp()))
         )) from auth.users where email = $1
         returning id
       )
       insert into auth.refresh_tokens (session_id, token_hash) select id, $2 from session`,
      [email, createHash("sha256").update(refreshToken).digest("base64url")],
    ),
  );
  const auth = createAuthClient(url);
  const { data, error } = await auth.refreshSession({ refresh_token: refreshToken });
  if (!data.session) throw error ?? new Error(`${email} has no session`);
  return { auth, session: data.session };
}

/** An official client that remembers its session for itself alone. */
export function createAuthClient(url: string): Person["auth"] {
  return new AuthClient({
    url: `${url}/auth/v1`,
    headers: { apikey },
    persistSession: false,
    autoRefreshToken: false,
  });
}

/** The official client, with the token of a session or as a visitor. Without types for what the pages do not call. */
export function createDatabaseClient<Tables = Schema>(
  url: string,
  session?: Pick<Session, "access_token">,
): PostgrestClient<Tables> {
  const headers = { apikey, ...(session && { Authorization: `Bearer ${session.access_token}` }) };
  return new PostgrestClient<Tables>(`${url}/rest/v1`, { headers });
}
