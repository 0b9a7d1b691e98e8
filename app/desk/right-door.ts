import { sessionKey } from "../backend/session-key.ts";

/**
 * Whoever has no session is led from the desk to where one begins, and the other way round, before anything is painted and
 * React has come to say so. An address with a fragment is left alone: the page reads it.
 */
export function leadToRightDoor() {
  if (location.hash) return;
  const isSignedIn = localStorage.getItem(sessionKey) !== null;
  if (location.pathname === (isSignedIn ? "/auth" : "/admin"))
    location.replace(isSignedIn ? "/admin" : "/auth");
}
