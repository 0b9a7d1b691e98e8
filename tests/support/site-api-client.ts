import type { AuthClient, Session } from "@supabase/auth-js";
import { PostgrestClient } from "@supabase/postgrest-js";
import { expect } from "vitest";
import { apikey, createPerson, password, type Person } from "./person.ts";
import type { OpenServer } from "./server.ts";

export { apikey, createAuthClient } from "./person.ts";

/** What the staff pages hold once somebody has signed in. */
export interface SignedIn extends Pick<Person, "auth" | "session"> {
  database: PostgrestClient;
}

export async function signUpAndIn(
  server: Pick<OpenServer, "url" | "database">,
  email: string,
): Promise<SignedIn> {
  const { auth, session } = await createPerson(server, { email });
  return { auth, session, database: createDatabaseClient(server.url, session.access_token) };
}

export async function signIn(auth: InstanceType<typeof AuthClient>, email: string): Promise<Session> {
  const { data, error } = await auth.signInWithPassword({ email, password });
  expect(error).toBeNull();
  if (!data.session) throw new Error("signed in without a session");
  return data.session;
}

export function createDatabaseClient(url: string, token?: string): PostgrestClient {
  const headers = { apikey, ...(token && { Authorization: `Bearer ${token}` }) };
  return new PostgrestClient(`${url}/rest/v1`, { headers });
}
