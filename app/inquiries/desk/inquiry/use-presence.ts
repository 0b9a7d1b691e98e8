import { useCallback, useEffect, useRef, useState } from "react";
import { databaseClient } from "../../../backend/database-client.ts";
import type { Presence } from "../../../backend/inquiry-rows.ts";
import { usePolling } from "../../../backend/use-polling.ts";

/** A page in front of which nobody has moved anything for so long is looked at by nobody. */
const idleAfterMs = 5 * 60_000;

/**
 * Tells colleagues every few seconds that somebody looks at an inquiry, and learns who else does, and which version it has.
 * Undefined until the first answer, while there is no network, and while nobody is there.
 */
export function usePresence(id: string, isWriting: boolean): Presence | undefined {
  const [presence, setPresence] = useState<Presence>();
  const isIdle = useIdle();
  const report = useCallback(async () => {
    if (isIdle()) return setPresence(undefined);
    const { data } = await databaseClient().rpc("report_presence", { inquiry_id: id, is_writing: isWriting });
    setPresence(data ?? undefined);
  }, [id, isWriting, isIdle]);
  usePolling(report, { startsNow: true });
  return presence;
}

function useIdle(): () => boolean {
  const lastInput = useRef<number>(undefined);
  useEffect(() => {
    const listeners = new AbortController();
    const note = () => (lastInput.current = Date.now());
    note();
    for (const type of ["pointermove", "pointerdown", "keydown", "wheel", "scroll"])
      document.addEventListener(type, note, { capture: true, passive: true, signal: listeners.signal });
    return () => listeners.abort();
  }, []);
  return useCallback(() => Date.now() - (lastInput.current ?? Date.now()) > idleAfterMs, []);
}
