import type { Session } from "@supabase/auth-js";
import { useSyncExternalStore } from "react";
import { authClient, readClaims } from "./auth-client.ts";
import { queryClient } from "./query.ts";

import { recentKey, sessionKey } from "./session-key.ts";
import type { LocalizedText } from "../i18n/text.ts";
import { linkErrors } from "./errors/api-error-words.ts";

/** Whether somebody is signed in: not known yet, nobody, or this account. */
export type StaffSession =
  | { status: "unknown" }
  | {
      status: "none";
      /** There was a session, and it did not end by signing out in this browser. */
      ended: boolean;
      /** Why the link that led here failed. */
      linkError?: LinkError | undefined;
    }
  | {
      status: "open";
      userId: string;
      email: string;
      /** The id of the account's second factor. */
      factorId: string | undefined;
      /** The same, while this session has not proved it. */
      missingFactor: string | undefined;
    };

/** How often an open page asks whether its session still exists: it may have been ended elsewhere. */
const sessionCheckMs = 45_000;

const unknownSession: StaffSession = { status: "unknown" };

let currentSession: StaffSession = unknownSession;
let isListening = false;
/** Somebody is signing out, here or in another tab. */
let isSigningOut = false;
/** Tells other tabs that this is a sign-out: the client only tells them that the session is gone. */
let signOutChannel: BroadcastChannel | undefined;
const watchers = new Set<() => void>();

/** The session as it is now, in this tab and the others; the component renders again when it changes. */
export function useSession(): StaffSession {
  return useSyncExternalStore(
    watch,
    () => currentSession,
    () => unknownSession,
  );
}

/** The account of that session. */
export function signedInUserId(): string | undefined {
  return currentSession.status === "open" ? currentSession.userId : undefined;
}

/** Signs out of this browser only. The local session is removed even when the server cannot be reached. */
export async function signOut(): Promise<void> {
  isSigningOut = true;
  signOutChannel?.postMessage(null);
  try {
    await authClient().signOut({ scope: "local" });
  } finally {
    isSigningOut = false;
  }
}

/** Drops a session that the server no longer accepts; the pages then ask to sign in again. */
export async function endSession(): Promise<void> {
  await authClient().signOut({ scope: "local" });
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  if (!isListening) {
    isListening = true;
    subscribe();
  }
  return () => watchers.delete(watcher);
}

function subscribe() {
  const linkError = consumeLinkError();
  signOutChannel = new BroadcastChannel("sign-out");
  signOutChannel.addEventListener("message", () => (isSigningOut = true));
  setInterval(checkSession, sessionCheckMs);
  authClient().onAuthStateChange((event, session) => {
    if (session) setSignedIn(session);
    else if (event === "SIGNED_OUT") handleSignedOut();
    else if (currentSession.status === "unknown" && !isRefreshPending())
      setSession({ status: "none", ended: false, linkError });
  });
}

/** The client drops a session that the server does not know any more. */
function checkSession() {
  if (currentSession.status === "open" && document.visibilityState === "visible") void authClient().getUser();
}

/** Only the first event counts: requests under way during a sign-out may report the missing session again. */
function handleSignedOut() {
  if (currentSession.status !== "none") setSession({ status: "none", ended: !isSigningOut });
  isSigningOut = false;
}

/** The session is still stored: its refresh failed without a network, and is tried again. */
function isRefreshPending(): boolean {
  return localStorage.getItem(sessionKey) !== null;
}

/** A refreshed token is the same session: nothing renders again. */
function setSignedIn({ user, access_token: token }: Session) {
  const factorId = user.factors?.find(({ status }) => status === "verified")?.id;
  const next = {
    status: "open",
    userId: user.id,
    email: user.email ?? "",
    factorId,
    // The server decides by the claim, too.
    missingFactor: readClaims(token)["aal"] === "aal2" ? undefined : factorId,
  } as const;
  if (JSON.stringify(next) !== JSON.stringify(currentSession)) setSession(next);
}

function setSession(next: StaffSession) {
  const former = signedInUserId();
  currentSession = next;
  // Nobody sees what somebody else was shown.
  if (former !== signedInUserId()) queryClient.clear();
  if (next.status === "none") localStorage.removeItem(recentKey);
  for (const watcher of watchers) watcher();
}

/** Why a link failed, in our own text: anybody may have written the URL. */
export type LinkError = LocalizedText;

/**
 * Parses the error of a link from the URL's fragment and removes it from the address bar, together with a session that may be
 * there: a URL never starts a session.
 */
function consumeLinkError(): LinkError | undefined {
  const values = new URLSearchParams(location.hash.slice(1));
  if (!values.has("error_code") && !values.has("error") && !values.has("access_token")) return undefined;
  history.replaceState(history.state, "", location.pathname + location.search);
  const code = values.get("error_code") ?? values.get("error");
  if (!code) return undefined;
  return code === "otp_expired" ? linkErrors.expired : linkErrors.other;
}
