import { AuthClient } from "@supabase/auth-js";
import { projectHeaders, projectUrl } from "./project.ts";
import { fetchNotingPause } from "./server-pause.ts";
import { sessionKey } from "./session-key.ts";

let client: InstanceType<typeof AuthClient> | undefined;

/** The official auth client, made on first use. It keeps the session in local storage and refreshes it. */
export function authClient() {
  client ??= new AuthClient({
    url: `${projectUrl()}/auth/v1`,
    headers: projectHeaders(),
    fetch: fetchNotingPause,
    storageKey: sessionKey,
    persistSession: true,
    autoRefreshToken: true,
    // Whoever wrote the address could otherwise sign a reader in as themselves.
    detectSessionInUrl: false,
  });
  return client;
}
