/** The Supabase project the pages talk to: one named when the site was built, or this server itself. */
export function supabaseUrl(): string {
  // Vite types every variable of the build as any; these two are text or absent.
  const url = import.meta.env["VITE_SUPABASE_URL"] as string | undefined;
  return url || location.origin;
}

/** The API key the gateway requires of every caller. It is public and carries no authority. */
export function supabaseHeaders(): { apikey: string } {
  const key = import.meta.env["VITE_SUPABASE_PUBLISHABLE_KEY"] as string | undefined;
  return { apikey: key || "sb_publishable_embedded" };
}
