import { PostgrestClient } from "@supabase/postgrest-js";
import { authClient } from "./auth-client.ts";
import { supabaseHeaders, supabaseUrl } from "./supabase-project.ts";
import type { Database } from "./schema.ts";
import { fetchTrackingRetryAfter } from "./retry-after.ts";
import { endSession } from "./session.ts";

let client: PostgrestClient<Database> | undefined;

/**
 * The official database client, made on first use. Every call runs as whoever is signed in, or as a visitor. Its own retries
 * are off: they take seconds of which the page knows nothing, and `Query` retries in sight.
 */
export function databaseClient(): PostgrestClient<Database> {
  client ??= new PostgrestClient<Database>(`${supabaseUrl()}/rest/v1`, {
    headers: supabaseHeaders(),
    fetch: fetchWithSession,
    retry: false,
  });
  return client;
}

async function fetchWithSession(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const { data } = await authClient().getSession();
  const headers = new Headers(init?.headers);
  if (data.session) headers.set("Authorization", `Bearer ${data.session.access_token}`);
  const response = await fetchTrackingRetryAfter(input, { ...init, headers });
  if (data.session && response.status === 401 && (await isTokenRejected(response.clone())))
    await endSession();
  return response;
}

/** Codes of a token that expired or whose signature is wrong; other errors with this status are not about the session. */
async function isTokenRejected(response: Response): Promise<boolean> {
  const body: unknown = await response.json().catch(() => null);
  const code = typeof body === "object" && body !== null && "code" in body ? body.code : undefined;
  return code === "PGRST301" || code === "PGRST303";
}
