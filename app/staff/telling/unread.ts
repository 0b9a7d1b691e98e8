import { useSyncExternalStore } from "react";

/** How many open inquiries nobody has read, as the tabs of this browser tell each other, and whether it is to be shown. */
interface Unread {
  count: number;
  isShown: boolean;
}

let unread: Unread = { count: 0, isShown: false };
let knownAt = 0;
let channel: BroadcastChannel | undefined;
const watchers = new Set<() => void>();

/** How many unread inquiries the title and the icon show. */
export function useUnreadCount(): number {
  return useSyncExternalStore(
    watch,
    () => (unread.isShown ? unread.count : 0),
    () => 0,
  );
}

/** The count and when a list or a poll of any tab has learned it. */
export function latestUnread() {
  return { count: unread.count, knownAt };
}

/** Tells all tabs. */
export function shareUnread(news: Partial<Unread>) {
  take(news);
  channel?.postMessage(news);
}

function take(news: Partial<Unread>) {
  unread = { ...unread, ...news };
  if (news.count !== undefined) knownAt = Date.now();
  for (const watcher of watchers) watcher();
}

function watch(watcher: () => void): () => void {
  if (!channel) {
    channel = new BroadcastChannel("unread-inquiries");
    channel.addEventListener("message", ({ data }: MessageEvent<Partial<Unread>>) => take(data));
  }
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}
