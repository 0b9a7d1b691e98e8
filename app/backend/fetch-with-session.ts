import { authClient, isTokenRefused, sendWithToken, unavailable } from "./auth-client.ts";
import { fetchTrackingRetryAfter } from "./retry-after.ts";
import { endSession } from "./session.ts";

/** `fetch` as the signed-in account, or as a visitor. Ends a session whose token the server refuses for good. */
export async function fetchWithSession(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const { data, error } = await authClient().getSession();
  // Not as a visitor, who would be refused for want of a role.
  if (error) return unavailable();
  const headers = new Headers(init?.headers);
  const send = (token?: string) => {
    if (token) headers.set("Authorization", `Bearer ${token}`);
    return fetchTrackingRetryAfter(input, { ...init, headers });
  };
  if (!data.session) return send();
  const response = await sendWithToken(data.session.access_token, send);
  if (await isTokenRefused(response)) await endSession();
  return response;
}
