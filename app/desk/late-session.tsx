import { useEffect, useState } from "react";
import { NetworkNotice } from "../backend/network-notice.tsx";
import { lateAfter } from "../backend/question.ts";
import type { Locale } from "../i18n/text.ts";

/** A session may have to be renewed before it is known. When that takes long, the network may be gone. */
export function LateSession({ locale }: { locale: Locale }) {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), lateAfter);
    return () => clearTimeout(timer);
  }, []);
  return (
    <NetworkNotice locale={locale} isLate={isLate} hasContent={false} tryAgain={() => location.reload()} />
  );
}
