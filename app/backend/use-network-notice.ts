import { useId, useSyncExternalStore } from "react";
import { useToast } from "../ui/toast/toast.tsx";
import { queryWords } from "./query-words.ts";

export interface NetworkNoticeOptions {
  /** A response is overdue. */
  isSlow: boolean;
  /** There is something on the page that may be out of date. */
  hasContent: boolean;
  onRetry?: () => void;
}

/** Says that the network is gone, or seems to be. */
export function useNetworkNotice({ isSlow, hasContent, onRetry }: NetworkNoticeOptions) {
  const topic = useId();
  const isOffline = !useOnlineStatus() && (isSlow || hasContent);
  const actions = onRetry ? [{ label: queryWords.tryAgain, run: onRetry }] : [];
  useToast(
    isOffline
      ? { kind: "error", topic, title: queryWords.offline, text: queryWords.offlineText, actions }
      : isSlow
        ? { kind: "waiting", topic, title: queryWords.late, text: queryWords.lateText, actions }
        : undefined,
  );
}

/** Whether this device has a network at all, as far as the browser knows. */
function useOnlineStatus(): boolean {
  return useSyncExternalStore(
    watch,
    () => navigator.onLine,
    () => true,
  );
}

function watch(watcher: () => void): () => void {
  window.addEventListener("online", watcher);
  window.addEventListener("offline", watcher);
  return () => {
    window.removeEventListener("online", watcher);
    window.removeEventListener("offline", watcher);
  };
}
