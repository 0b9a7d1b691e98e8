/** Placeholder for the public origin in a build that does not know it; see docs/decisions/pages.md. */
export const placeholderOrigin = "https://nawat.invalid";

/**
 * The origin a build uses, without a trailing slash: that of PUBLIC_URL, as for a static host; else the placeholder, which the
 * server replaces with its own when it starts.
 */
export function siteOrigin(): string {
  const publicUrl = process.env["PUBLIC_URL"]?.trim();
  return publicUrl ? new URL(publicUrl).origin : placeholderOrigin;
}
