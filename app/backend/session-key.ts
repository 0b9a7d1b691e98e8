/** Where in local storage the official client keeps the session. */
export const sessionKey = "supabase.auth.token";

/** Where the palette keeps what was used last: gone with the session. */
export const recentKey = "palette-recent";
