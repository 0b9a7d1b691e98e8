/**
 * Adapts a response of the auth service for the official client. The client compares `expires_at`, a moment of the server's clock,
 * with the device's clock, which may be wrong; without it, the client counts `expires_in` from now. And it deletes the session for
 * every refresh that is refused by another status than 5xx, also for a 429 or the page of a proxy.
 */
export async function adaptAuthResponse(url: string, response: Response): Promise<Response> {
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
