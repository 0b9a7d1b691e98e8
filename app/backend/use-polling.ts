import { useEffect } from "react";

export interface PollingOptions {
  intervalMs?: number;
  /** The first call is at once, not after the first interval. */
  startsNow?: boolean;
}

/** Often enough for staff to see what comes as it comes. */
const usualIntervalMs = 5_000;

/** Calls `poll` every few seconds while the page is seen and online, and at once when it is seen again. */
export function usePolling(
  poll: () => unknown,
  { intervalMs = usualIntervalMs, startsNow = false }: PollingOptions = {},
) {
  useEffect(() => {
    const pollIfSeen = () => {
      if (document.visibilityState === "visible" && navigator.onLine) poll();
    };
    if (startsNow) poll();
    const timer = setInterval(pollIfSeen, intervalMs);
    document.addEventListener("visibilitychange", pollIfSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", pollIfSeen);
    };
  }, [poll, intervalMs, startsNow]);
}
