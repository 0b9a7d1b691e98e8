import { useCallback, useState } from "react";
import { databaseClient } from "../../backend/database-client.ts";
import type { Presence } from "../../backend/inquiry-rows.ts";
import { usePolling } from "../../backend/use-polling.ts";

/**
 * Tells colleagues every few seconds that somebody looks at an inquiry, and learns who else does, and which version it has.
 * Undefined until the first answer, and while there is no network.
 */
export function usePresence(id: string, isWriting: boolean): Presence | undefined {
  const [presence, setPresence] = useState<Presence>();
  const report = useCallback(async () => {
    const { data } = await databaseClient().rpc("report_presence", { inquiry_id: id, is_writing: isWriting });
    setPresence(data ?? undefined);
  }, [id, isWriting]);
  usePolling(report, { startsNow: true });
  return presence;
}
