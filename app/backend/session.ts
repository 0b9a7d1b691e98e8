import type { Session } from "@supabase/auth-js";
import { useSyncExternalStore } from "react";
import { authClient } from "./auth.ts";
import { type LinkProblem, takeLinkProblem } from "./link-problem.ts";
import { sessionKey } from "./session-key.ts";

/** Whether somebody is signed in: not known yet, nobody, or this account. */
export type StaffSession =
  | { status: "unknown" }
  | {
      status: "none";
      /** There was a session, and nobody here closed it. */
      ended: boolean;
      /** What a link said it could not do. */
      linkProblem?: LinkProblem | undefined;
    }
  | { status: "open"; userId: string; email: string };

const unknown: StaffSession = { status: "unknown" };

let current: StaffSession = unknown;
let isSubscribed = false;
/** Somebody is signing out, here or in another tab. */
let isLeaving = false;
/** Tells the other tabs: to them, the client says only that the session is gone. */
let leaving: BroadcastChannel | undefined;
const watchers = new Set<() => void>();

/** The session as it is now, in this tab and the others; the page is drawn again when it changes. */
export function useSession(): StaffSession {
  return useSyncExternalStore(
    watch,
    () => current,
    () => unknown,
  );
}

/** Signs out of this browser only. The local session goes even when the server cannot be told. */
export async function signOut(): Promise<void> {
  isLeaving = true;
  leaving?.postMessage(null);
  try {
    await authClient().signOut({ scope: "local" });
  } finally {
    isLeaving = false;
  }
}

/** Drops a session that the server no longer accepts; the pages then ask to sign in again. */
export async function endSession(): Promise<void> {
  await authClient().signOut({ scope: "local" });
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  if (!isSubscribed) {
    isSubscribed = true;
    subscribe();
  }
  return () => watchers.delete(watcher);
}

function subscribe() {
  const linkProblem = takeLinkProblem();
  leaving = new BroadcastChannel("sign-out");
  leaving.addEventListener("message", () => (isLeaving = true));
  authClient().onAuthStateChange((event, session) => {
    if (session) settleOn(session);
    else if (event === "SIGNED_OUT") leave();
    else if (current.status === "unknown" && !isRefreshPending())
      replaceCurrent({ status: "none", ended: false, linkProblem });
  });
}

/** Told once: what was under way while somebody signed out finds the session gone, and may say so again. */
function leave() {
  if (current.status !== "none") replaceCurrent({ status: "none", ended: !isLeaving });
  isLeaving = false;
}

/** The session is still kept: it could not be renewed for want of a network, and will be. */
function isRefreshPending(): boolean {
  return localStorage.getItem(sessionKey) !== null;
}

/** A refreshed token is the same session: nothing is drawn again. */
function settleOn({ user }: Session) {
  const email = user.email ?? "";
  if (current.status === "open" && current.userId === user.id && current.email === email) return;
  replaceCurrent({ status: "open", userId: user.id, email });
}

function replaceCurrent(next: StaffSession) {
  current = next;
  for (const watcher of watchers) watcher();
}
