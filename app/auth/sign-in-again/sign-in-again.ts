import { toApiError, type ApiError } from "../../backend/errors/api-error.ts";
import { authClient } from "../../backend/auth-client.ts";

/**
 * Proves the password of who is signed in. The official client has one call for it, which begins another session: the one
 * before is ended, so that nobody finds a row for each in the list of their sessions. Resolves to why it failed, if it did.
 */
export async function signInAgain(email: string, password: string): Promise<ApiError | undefined> {
  const { data: before } = await authClient().getSession();
  const { error } = await authClient().signInWithPassword({ email, password });
  if (error) return toApiError(error);
  if (!before.session) return undefined;
  const ended = await authClient().admin.signOut(before.session.access_token, "local");
  if (ended.error) console.error("The session before could not be ended", ended.error);
  return undefined;
}
