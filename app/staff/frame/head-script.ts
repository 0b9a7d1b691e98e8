import { preferredLocale } from "../preferred-locale.ts";
import { sessionKey } from "../../backend/session-key.ts";
import { linkedInquiry } from "../linked-inquiry.ts";

// Runs at the top of each staff page, before the first paint.
const { dataset } = document.documentElement;
try {
  redirectBySession();
  // The page is built in English: all but the bar of the header stays hidden until Arabic is applied, for five seconds at most.
  if (preferredLocale() !== "en") dataset["localePending"] = "";
} catch {
  // Local storage is blocked.
  dataset["storageBlocked"] = "";
}

// Until the page's scripts run, what fails is one of them: of another version than the page, or the network failed.
dataset["scriptsPending"] = "";
addEventListener("error", ({ target }) => target instanceof HTMLScriptElement && showFailure(), true);
addEventListener("unhandledrejection", showFailure);

function showFailure() {
  if (!("scriptsPending" in dataset)) return;
  delete dataset["localePending"];
  dataset["moduleFailed"] = "";
}

/**
 * Redirects before the first paint, which React would do only after hydration: from /admin to /auth without a session, the
 * other way round with one. A URL with a fragment is left alone: the page parses it.
 */
function redirectBySession() {
  if (location.hash) return;
  const isSignedIn = localStorage.getItem(sessionKey) !== null;
  const isLeft = isSignedIn ? location.pathname === "/auth" : /^\/admin(\/|$)/.test(location.pathname);
  if (isLeft) location.replace((isSignedIn ? "/admin" : "/auth") + linkedInquiry(location.search));
}
