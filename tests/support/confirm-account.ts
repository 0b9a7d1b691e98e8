import { createAuthClient } from "./person.ts";

/** Does what the confirmation page does when its button is pressed. Resolves with a client that is signed in. */
export async function confirmAccount(link: string, password: string) {
  const client = createAuthClient(new URL(link).origin);
  const confirmed = await client.verifyOtp({ token_hash: extractTokenHash(link), type: "signup" });
  if (confirmed.error) throw confirmed.error;
  const updated = await client.updateUser({ password });
  if (updated.error) throw updated.error;
  return client;
}

/** The token hash of a mail's link. It is in the fragment, which no server sees. */
export function extractTokenHash(link: string): string {
  return new URLSearchParams(new URL(link).hash.slice(1)).get("token_hash") ?? "";
}
