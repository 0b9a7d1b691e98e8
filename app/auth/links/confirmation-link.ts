import type { EmailOtpType } from "@supabase/auth-js";
import { useMemo, useSyncExternalStore } from "react";

/** What the link in the email carries in its fragment, which browsers send to no server. */
export interface ConfirmationLink {
  tokenHash: string;
  type: EmailOtpType;
}

const otpTypes: readonly EmailOtpType[] = [
  "signup",
  "email",
  "invite",
  "magiclink",
  "recovery",
  "email_change",
];

const watchers = new Set<() => void>();

/** The link this page was opened with, if it was. Another one may be opened in the same tab without loading a document. */
export function useConfirmationLink(): ConfirmationLink | undefined {
  const hash = useSyncExternalStore(
    watch,
    () => location.hash,
    () => "",
  );
  return useMemo(() => parseConfirmationLink(hash), [hash]);
}

function parseConfirmationLink(hash: string): ConfirmationLink | undefined {
  const values = new URLSearchParams(hash.slice(1));
  const tokenHash = values.get("token_hash");
  const type = otpTypes.find((one) => one === values.get("type"));
  return tokenHash && tokenHash.length <= 256 && type ? { tokenHash, type } : undefined;
}

/** A used link is removed from the URL and from the history. */
export function clearConfirmationLink() {
  history.replaceState(history.state, "", location.pathname + location.search);
  for (const watcher of watchers) watcher();
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  window.addEventListener("hashchange", watcher);
  return () => {
    watchers.delete(watcher);
    window.removeEventListener("hashchange", watcher);
  };
}
