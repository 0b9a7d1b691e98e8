import { AuthClient } from "@supabase/auth-js";
import { projectHeaders, projectUrl } from "./project.ts";
import { sessionKey } from "./session-key.ts";

let client: InstanceType<typeof AuthClient> | undefined;

/** The official auth client, made on first use. It keeps the session in local storage, refreshes it, and takes it up from a mail link. */
export function authClient() {
  client ??= new AuthClient({
    url: `${projectUrl()}/auth/v1`,
    headers: projectHeaders(),
    storageKey: sessionKey,
    persistSession: true,
    autoRefreshToken: true,
    detectSessionInUrl: true,
  });
  return client;
}
