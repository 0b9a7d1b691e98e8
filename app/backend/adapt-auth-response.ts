/**
 * What the auth service answered, as the official client should take it. The client judges a session by `expires_at`, a moment
 * of the server's clock; without it, it counts `expires_in` from now, and a device's clock may be wrong. And it deletes the session
 * for every refusal of a refresh that is no 5xx, a 429 or a proxy's page too.
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

/** The service says in these words alone that a refresh token is none. */
function isVerdict({ status, headers }: Response): boolean {
  return status === 400 && (headers.get("Content-Type") ?? "").includes("json");
}

/** The client keeps the session, and tries again. */
function asUnavailable({ body, headers }: Response): Response {
  return new Response(body, { status: 503, headers });
}
