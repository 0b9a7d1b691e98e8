import type { Session } from "@supabase/auth-js";
import { useSyncExternalStore } from "react";
import { authClient } from "./auth.ts";
import { type LinkProblem, takeLinkProblem } from "./link-problem.ts";

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
let isLeaving = false;
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
  await authClient().signOut({ scope: "local" });
  isLeaving = false;
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
  authClient().onAuthStateChange((event, session) => {
    if (session) settleOn(session);
    else if (event === "SIGNED_OUT") replaceCurrent({ status: "none", ended: !isLeaving });
    else if (current.status === "unknown") replaceCurrent({ status: "none", ended: false, linkProblem });
  });
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
