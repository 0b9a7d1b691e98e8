import { PostgrestClient } from "@supabase/postgrest-js";
import { authClient } from "./auth-client.ts";
import { isUnknownToDatabase, reportOutdatedPage } from "./outdated-page.ts";
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
  if (!data.session || ![400, 401, 403, 404].includes(response.status)) return response;
  const code = await readCode(response.clone());
  if (isUnknownToDatabase(code)) reportOutdatedPage();
  if (tokenRejections.has(code)) await endSession();
  if (code === insufficientPrivilege) refusals.dispatchEvent(new Event("refused"));
  return response;
}

/** Of a token that expired or whose signature is wrong; other errors with this status are not about the session. */
const tokenRejections = new Set<unknown>(["PGRST301", "PGRST303"]);

/** What the account may not do, or may not do any more. */
const insufficientPrivilege = "42501";

const refusals = new EventTarget();

/** Calls `listener` when the database refuses something for want of a role. Returns how to stop that. */
export function onAccessRefused(listener: () => void): () => void {
  refusals.addEventListener("refused", listener);
  return () => refusals.removeEventListener("refused", listener);
}

async function readCode(response: Response): Promise<unknown> {
  const body: unknown = await response.json().catch(() => null);
  return typeof body === "object" && body !== null && "code" in body ? body.code : undefined;
}
