import { useEffect, useState } from "react";
import { NetworkNotice } from "../backend/network-notice.tsx";
import { slowAfterMs } from "../backend/query.ts";
import type { Locale } from "../i18n/text.ts";

/** A stored session may need a token refresh first. When that takes long, the network may be down. */
export function SlowSessionNotice({ locale }: { locale: Locale }) {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), slowAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <NetworkNotice locale={locale} isSlow={isSlow} hasContent={false} onRetry={() => location.reload()} />
  );
}
