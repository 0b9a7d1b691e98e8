import { databaseClient } from "../../backend/database-client.ts";
import { hasDesktopNotices } from "./desktop-notices.ts";
import { latestUnread, shareUnread } from "./unread.ts";

export type NewInquiry = { id: string; reference: string; created_at: string };

/** A list is fetched more often, and is seen: while one is, nothing is polled here. */
const pollAfterMs = 30_000;
const tickMs = 5_000;
const maxInquiries = 10;

/**
 * Counts unread inquiries where no list does, also in a tab that nobody sees, and calls `onNew` with those that came since. One tab of
 * the browser does it for all.
 */
export function watchUnread(onNew: (inquiries: NewInquiry[]) => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const watch = () =>
    new Promise<void>((resolve) => {
      const poll = makePoll(onNew);
      void poll();
      const timer = setInterval(poll, tickMs);
      signal.addEventListener("abort", () => {
        clearInterval(timer);
        resolve();
      });
    });
  // Without locks, as on a page without encryption, there are no notices either, and each tab counts.
  if ("locks" in navigator) navigator.locks.request("unread-inquiries", { signal }, watch).catch(() => {});
  else void watch();
  return () => stop.abort();
}

function makePoll(onNew: (inquiries: NewInquiry[]) => void) {
  /** When the newest one came that was there before. */
  let newestAt: string | undefined;
  let polledCount = 0;
  let isPolling = false;
  return async () => {
    const { count, knownAt } = latestUnread();
    const isKnown = Date.now() - knownAt < pollAfterMs && newestAt !== undefined;
    const hasMore = count > polledCount && hasDesktopNotices();
    if (isKnown) polledCount = Math.min(polledCount, count);
    if (isPolling || (isKnown && !hasMore) || !navigator.onLine) return;
    isPolling = true;
    const found = await databaseClient()
      .from("inquiries")
      .select("id,reference,created_at", { count: "exact" })
      .in("status", ["new", "in_progress"])
      .is("read_at", null)
      .order("created_at", { ascending: false })
      .limit(maxInquiries);
    isPolling = false;
    if (found.error) return;
    polledCount = found.count ?? 0;
    shareUnread({ count: polledCount });
    const before = newestAt;
    newestAt = found.data[0]?.created_at ?? before ?? "";
    const arrived = before === undefined ? [] : found.data.filter((inquiry) => inquiry.created_at > before);
    if (arrived.length > 0) onNew(arrived);
  };
}
