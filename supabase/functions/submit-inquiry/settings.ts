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

/** The project's secret key: of the new kind, by name in a JSON object, or the older service_role key. */
export function secretKey(): string {
  const keys: unknown = JSON.parse(Deno.env.get("SUPABASE_SECRET_KEYS") || "{}");
  const [first] = Object.values(keys ?? {});
  return typeof first === "string" ? first : requireSetting("SUPABASE_SERVICE_ROLE_KEY");
}
