import { PostgrestClient } from "@supabase/postgrest-js";
import { authClient } from "./auth.ts";
import { projectHeaders, projectUrl } from "./project.ts";
import type { Backend } from "./schema.ts";
import { fetchNotingPause } from "./server-pause.ts";
import { endSession } from "./session.ts";

let client: PostgrestClient<Backend> | undefined;

/**
 * The official database client, made on first use. Every call runs as whoever is signed in, or as a visitor. It does not
 * repeat what failed: it would for seconds before the page knew, and `Question` does so in sight.
 */
export function database(): PostgrestClient<Backend> {
  client ??= new PostgrestClient<Backend>(`${projectUrl()}/rest/v1`, {
    headers: projectHeaders(),
    fetch: fetchAsCaller,
    retry: false,
  });
  return client;
}

async function fetchAsCaller(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const { data } = await authClient().getSession();
  const headers = new Headers(init?.headers);
  if (data.session) headers.set("Authorization", `Bearer ${data.session.access_token}`);
  const response = await fetchNotingPause(input, { ...init, headers });
  if (data.session && response.status === 401 && (await refusesToken(response.clone()))) await endSession();
  return response;
}

/** Codes of a token that expired or that no key signed; other refusals with this status are not about the session. */
async function refusesToken(response: Response): Promise<boolean> {
  const body: unknown = await response.json().catch(() => null);
  const code = typeof body === "object" && body !== null && "code" in body ? body.code : undefined;
  return code === "PGRST301" || code === "PGRST303";
}
