/**
 * Where the site lives, without a trailing slash, in what is built. Built with PUBLIC_URL, as for a static host, it is that;
 * else a name that cannot exist, for which the server puts its own origin when it starts. See docs/decisions/unknown-origin.md.
 */
export function siteOrigin(): string {
  const given = process.env["PUBLIC_URL"]?.trim();
  return given ? new URL(given).origin : "https://nawat.invalid";
}
