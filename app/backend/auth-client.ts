import { AuthClient } from "@supabase/auth-js";
import { supabaseHeaders, supabaseUrl } from "./supabase-project.ts";
import { fetchTrackingRetryAfter } from "./retry-after.ts";
import { sessionKey } from "./session-key.ts";

let client: InstanceType<typeof AuthClient> | undefined;

/** The official auth client, made on first use. It keeps the session in local storage and refreshes it. */
export function authClient() {
  client ??= new AuthClient({
    url: `${supabaseUrl()}/auth/v1`,
    headers: supabaseHeaders(),
    fetch: fetchTrackingRetryAfter,
    storageKey: sessionKey,
    persistSession: true,
    autoRefreshToken: true,
    // Otherwise the author of a URL could sign a reader in to the author's account.
    detectSessionInUrl: false,
  });
  return client;
}
