/** The setting `name`. Throws when it is missing: a function that starts without it would fail at each request. */
export function requireSetting(name: string): string {
  const value = Deno.env.get(name);
  if (!value) throw new Error(`Set ${name}, for example with: supabase secrets set ${name}=…`);
  return value;
}

/** An origin such as `https://example.com`, without the slash at its end. */
export function requireOrigin(name: string): string {
  const value = requireSetting(name);
  const url = URL.parse(value);
  if (!url || url.href !== `${url.origin}/`) throw new Error(`${name} must be an origin, not ${value}`);
  return url.origin;
}

/** Headers of the service role: the project's secret key. */
export function serviceHeaders(): Record<string, string> {
  const key = findKey("SUPABASE_SECRET_KEYS", "SUPABASE_SERVICE_ROLE_KEY");
  return { apikey: key, Authorization: `Bearer ${key}` };
}

/** Headers of the sender of `request`: the project's public key, which carries no authority, and the sender's own token. */
export function callerHeaders(request: Request): Record<string, string> {
  const apikey = findKey("SUPABASE_PUBLISHABLE_KEYS", "SUPABASE_ANON_KEY");
  return { apikey, Authorization: request.headers.get("authorization") ?? `Bearer ${apikey}` };
}

/** A key of the new kind, the first by name in a JSON object, or the older one. */
function findKey(name: string, olderName: string): string {
  const keys: unknown = JSON.parse(Deno.env.get(name) || "{}");
  const [first] = Object.values(keys ?? {});
  return typeof first === "string" ? first : requireSetting(olderName);
}
