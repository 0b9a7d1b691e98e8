/** Where in local storage the official client keeps the session. */
export const sessionKey = "supabase.auth.token";
