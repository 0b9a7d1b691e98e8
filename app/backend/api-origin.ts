/** Where the server is that the pages call: named when they were built, or where they came from. */
export function apiOrigin(): string {
  // Vite types every variable of the build as any; these two are text or absent.
  const url = import.meta.env["VITE_SUPABASE_URL"] as string | undefined;
  return url || location.origin;
}

/** The API key the gateway requires of every caller. It is public and carries no authority. */
export function apiHeaders(): { apikey: string } {
  const key = import.meta.env["VITE_SUPABASE_PUBLISHABLE_KEY"] as string | undefined;
  return { apikey: key || "sb_publishable_embedded" };
}
