/** Stands for the public origin in what was built without knowing it; see docs/decisions/unknown-origin.md. */
export const unknownOrigin = "https://nawat.invalid";

/**
 * Where the site lives, without a trailing slash, in what is built. Built with PUBLIC_URL, as for a static host, it is that;
 * else the unknown one, for which the server puts its own when it starts.
 */
export function siteOrigin(): string {
  const given = process.env["PUBLIC_URL"]?.trim();
  return given ? new URL(given).origin : unknownOrigin;
}
