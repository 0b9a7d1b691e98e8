import { authClient, isTokenRefused, sendWithToken, unavailable } from "./auth-client.ts";
import { fetchTrackingRetryAfter } from "./retry-after.ts";
import { endSession } from "./session.ts";

/** `fetch` as the signed-in account, or as a visitor. */
export function fetchWithSession(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  return sendInSession((token) => {
    const headers = new Headers(init?.headers);
    if (token) headers.set("Authorization", `Bearer ${token}`);
    return fetchTrackingRetryAfter(input, { ...init, headers });
  });
}

/** Sends a call with the token of the signed-in account, or without one. Ends a session whose token the server refuses for good. */
export async function sendInSession(send: (token?: string) => Promise<Response>): Promise<Response> {
  const { data, error } = await authClient().getSession();
  // Not as a visitor, who would be refused for want of a role.
  if (error) return unavailable();
  if (!data.session) return send();
  const response = await sendWithToken(data.session.access_token, send);
  if (await isTokenRefused(response)) await endSession();
  return response;
}
