import { useEffect } from "react";
import { useNetworkNotice } from "../../backend/use-network-notice.ts";
import { useSlow } from "../../backend/use-query.ts";

/**
 * A stored session may need a token refresh first. When that takes long, the network may be down: the client asks again
 * after ever longer pauses, and the page does so as soon as the network is back.
 */
export function SlowSessionNotice() {
  const isSlow = useSlow(true);
  useEffect(() => {
    const reload = () => location.reload();
    window.addEventListener("online", reload);
    return () => window.removeEventListener("online", reload);
  }, []);
  useNetworkNotice({ isSlow, hasContent: false, onRetry: () => location.reload() });
  return null;
}
