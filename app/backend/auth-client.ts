import { AuthClient, isAuthRetryableFetchError } from "@supabase/auth-js";
import { toApiError } from "./errors/api-error.ts";
import type { ApiResult } from "./query.ts";
import { fetchTrackingRetryAfter } from "./retry-after.ts";
import { sessionKey } from "./session-key.ts";
import { apiHeaders, apiOrigin } from "./api-origin.ts";

let client: InstanceType<typeof AuthClient> | undefined;

/** The official auth client, made on first use. It keeps the session in local storage and refreshes it. */
export function authClient() {
  client ??= new AuthClient({
    url: `${apiOrigin()}/auth/v1`,
    headers: apiHeaders(),
    fetch: fetchFromAuth,
    storageKey: sessionKey,
    persistSession: true,
    autoRefreshToken: true,
    // Otherwise the author of a URL could sign a reader in to the author's account.
    detectSessionInUrl: false,
  });
  return client;
}

/** What the auth service answers, as a result. */
export function toAuthResult<Data>({ data, error }: { data: Data; error: unknown }): ApiResult<Data> {
  return error ? { error: toApiError(error) } : { data };
}

async function fetchFromAuth(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const headers = new Headers(init?.headers);
  const [, token] = /^Bearer (.+)$/.exec(headers.get("Authorization") ?? "") ?? [];
  const send = (authorization?: string) => {
    if (authorization) headers.set("Authorization", `Bearer ${authorization}`);
    return fetchTrackingRetryAfter(input, { ...init, headers });
  };
  return adaptAuthResponse(String(input), await (token ? sendWithToken(token, send) : send()));
}

/** By what another tab has stored, and by a refresh. */
const maxReplacements = 2;

/**
 * Sends a call with an access token of the session. A token that the server refuses, because its key was revoked or its time is
 * over, is replaced and the call sent again: a refused call did nothing. The last response is final.
 */
export async function sendWithToken(
  token: string,
  send: (token: string) => Promise<Response>,
): Promise<Response> {
  let sent = token;
  let response = await send(sent);
  for (let replaced = 0; replaced < maxReplacements && (await isTokenRefused(response)); replaced++) {
    const { token: other, error } = await replaceToken(sent);
    if (!other) return isAuthRetryableFetchError(error) ? unavailable() : response;
    sent = other;
    response = await send(sent);
  }
  return response;
}

/** The response to a call while the session is there and its token cannot be refreshed. */
export function unavailable(): Response {
  return Response.json({}, { status: 503 });
}

/** Of PostgREST and of the auth service. Other errors with this status are not about the token. */
const tokenRefusals = new Set<unknown>(["PGRST301", "PGRST303", "bad_jwt"]);

export async function isTokenRefused(response: Response): Promise<boolean> {
  return [401, 403].includes(response.status) && tokenRefusals.has(await readErrorCode(response));
}

/** The code in the body, which can still be read afterwards. */
export async function readErrorCode(response: Response): Promise<unknown> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined);
  return body instanceof Object && "code" in body ? body.code : undefined;
}

/** Another token of the same session: another tab may have refreshed it meanwhile, or does so at the same moment. */
async function replaceToken(refused: string): Promise<{ token?: string; error?: unknown }> {
  const { data: before } = await authClient().getSession();
  const stored = before.session?.access_token;
  if (!stored || readClaims(stored)["session_id"] !== readClaims(refused)["session_id"]) return {};
  if (stored !== refused) return { token: stored };
  const { error } = await authClient().refreshSession();
  const { data: after } = await authClient().getSession();
  const token = after.session?.access_token;
  return token && token !== refused ? { token } : { error };
}

/**
 * Adapts a response of the auth service for the official client. The client compares `expires_at`, a moment of the server's clock,
 * with the device's clock, which may be wrong; without it, the client counts `expires_in` from now. And it deletes the session for
 * every refresh that is refused by another status than 5xx, also for a 429 or the page of a proxy.
 */
async function adaptAuthResponse(url: string, response: Response): Promise<Response> {
  if (response.ok) return withoutExpiresAt(response);
  return url.includes("grant_type=refresh_token") && !isVerdict(response)
    ? asUnavailable(response)
    : response;
}

async function withoutExpiresAt(response: Response): Promise<Response> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined);
  if (!(body instanceof Object && "access_token" in body)) return response;
  return Response.json({ ...body, expires_at: undefined }, { headers: response.headers });
}

/** The service refuses a refresh token by this status, in JSON. */
function isVerdict({ status, headers }: Response): boolean {
  return status === 400 && (headers.get("Content-Type") ?? "").includes("json");
}

/** The client keeps the session, and tries again. */
function asUnavailable({ body, headers }: Response): Response {
  return new Response(body, { status: 503, headers });
}

/** What an access token says; nothing is checked. */
export function readClaims(token: string): Record<string, unknown> {
  const [, payload = ""] = token.split(".");
  const claims: unknown = JSON.parse(atob(payload.replaceAll("-", "+").replaceAll("_", "/")));
  return typeof claims === "object" && claims !== null ? { ...claims } : {};
}
