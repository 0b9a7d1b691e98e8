import { AuthClient, type Session } from "@supabase/auth-js";
import { PostgrestClient } from "@supabase/postgrest-js";
import { expect } from "vitest";
import { confirmAccount } from "./confirm-account.ts";
import { extractLink, waitForMail } from "./mail/mailbox.ts";

export const apikey = "sb_publishable_embedded";
const password = "seven cedars on a hill";

interface Site {
  url: string;
  dataDir: string;
}

/** What the staff pages hold once somebody has signed in. */
export interface SignedIn {
  auth: InstanceType<typeof AuthClient>;
  session: Session;
  database: PostgrestClient;
}

/** Signs up, confirms by the link of the mail and signs in. */
export async function signUpAndIn(site: Site, email: string): Promise<SignedIn> {
  const auth = createAuthClient(site.url);
  const options = { emailRedirectTo: `${site.url}/auth` };
  expect((await auth.signUp({ email, password, options })).error).toBeNull();
  await confirmAccount(extractLink(await waitForMail(site.dataDir, email)), password);
  const session = await signIn(auth, email);
  return { auth, session, database: createDatabaseClient(site.url, session.access_token) };
}

export async function signIn(auth: SignedIn["auth"], email: string): Promise<Session> {
  const { data, error } = await auth.signInWithPassword({ email, password });
  expect(error).toBeNull();
  if (!data.session) throw new Error("signed in without a session");
  return data.session;
}

/** An official client that remembers its session for itself alone. */
export function createAuthClient(url: string): SignedIn["auth"] {
  return new AuthClient({
    url: `${url}/auth/v1`,
    headers: { apikey },
    persistSession: false,
    autoRefreshToken: false,
  });
}

export function createDatabaseClient(url: string, token?: string): PostgrestClient {
  const headers = { apikey, ...(token && { Authorization: `Bearer ${token}` }) };
  return new PostgrestClient(`${url}/rest/v1`, { headers });
}
