import { AuthClient } from "@supabase/auth-js";

/** What the page of a mail's link does when its button is pressed. Resolves with a client that is signed in. */
export async function confirmAccount(link: string, password: string) {
  const client = new AuthClient({
    url: `${new URL(link).origin}/auth/v1`,
    headers: { apikey: "sb_publishable_embedded" },
    persistSession: false,
    autoRefreshToken: false,
  });
  const confirmed = await client.verifyOtp({ token_hash: tokenIn(link), type: "signup" });
  if (confirmed.error) throw confirmed.error;
  const updated = await client.updateUser({ password });
  if (updated.error) throw updated.error;
  return client;
}

/** The secret of a mail's link, which stands where no server sees it. */
export function tokenIn(link: string): string {
  return new URLSearchParams(new URL(link).hash.slice(1)).get("token_hash") ?? "";
}
