import { sessionKey } from "../backend/session-key.ts";
import { linkedInquiry } from "./linked-inquiry.ts";

/**
 * Redirects before the first paint, which React would do only after hydration: from /admin to /auth without a session, the
 * other way round with one. A URL with a fragment is left alone: the page parses it.
 */
export function redirectBySession() {
  if (location.hash) return;
  const isSignedIn = localStorage.getItem(sessionKey) !== null;
  const isLeft = isSignedIn ? location.pathname === "/auth" : /^\/admin(\/|$)/.test(location.pathname);
  if (isLeft) location.replace((isSignedIn ? "/admin" : "/auth") + linkedInquiry(location.search));
}
