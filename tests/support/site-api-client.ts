import type { PostgrestClient } from "@supabase/postgrest-js";
import { createDatabaseClient, createPerson, type Person } from "./person.ts";
import type { OpenServer } from "./server.ts";

export { apikey, createAuthClient } from "./person.ts";

/** What the staff pages hold once somebody has signed in. */
export interface SignedIn extends Pick<Person, "auth" | "session"> {
  database: PostgrestClient;
}

export async function signUpAndIn(server: OpenServer, email: string): Promise<SignedIn> {
  const { auth, session } = await createPerson(server, { email });
  return { auth, session, database: createDatabaseClient(server.url, session) };
}
