import type { EmailOtpType } from "@supabase/auth-js";
import { useMemo, useSyncExternalStore } from "react";

/** What a mail's link brings in its fragment, where no server reads it. */
export interface MailLink {
  tokenHash: string;
  type: EmailOtpType;
}

const types: readonly EmailOtpType[] = ["signup", "email", "invite", "magiclink", "recovery"];

const watchers = new Set<() => void>();

/** The link this page was opened with, if it was. Another one may be opened in the same tab without loading a document. */
export function useMailLink(): MailLink | undefined {
  const hash = useSyncExternalStore(
    watch,
    () => location.hash,
    () => "",
  );
  return useMemo(() => readMailLink(hash), [hash]);
}

function readMailLink(hash: string): MailLink | undefined {
  const values = new URLSearchParams(hash.slice(1));
  const tokenHash = values.get("token_hash");
  const type = types.find((one) => one === values.get("type"));
  return tokenHash && tokenHash.length <= 256 && type ? { tokenHash, type } : undefined;
}

/** A link that has been used is good for nothing, nor is its place in the history. */
export function forgetMailLink() {
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
