import { useEffect } from "react";
import { databaseClient } from "../../../backend/database-client.ts";
import type { Presence } from "../../../backend/inquiry-rows.ts";
import { serverQuery } from "../../../backend/query.ts";
import { useQuery } from "../../../backend/use-query.ts";

const pollMs = 5_000;
/** A page in front of which nobody has moved anything for so long is looked at by nobody. */
const idleAfterMs = 5 * 60_000;

let lastInputAt = 0;

/**
 * Tells colleagues every few seconds that somebody looks at an inquiry, and learns who else does, and which version it has.
 * Undefined until the first answer, while there is no network, and while nobody is there.
 */
export function usePresence(id: string, isWriting: boolean): Presence | undefined {
  useEffect(noteInput, []);
  const { data } = useQuery({
    ...serverQuery(["presence", id, isWriting], () => reportPresence(id, isWriting), pollMs),
    gcTime: 0,
  });
  return data ?? undefined;
}

async function reportPresence(id: string, isWriting: boolean) {
  if (Date.now() - lastInputAt > idleAfterMs) return { data: null };
  const { data } = await databaseClient().rpc("report_presence", { inquiry_id: id, is_writing: isWriting });
  return { data };
}

function noteInput() {
  const listeners = new AbortController();
  const note = () => (lastInputAt = Date.now());
  note();
  for (const type of ["pointermove", "pointerdown", "keydown", "wheel", "scroll"])
    document.addEventListener(type, note, { capture: true, passive: true, signal: listeners.signal });
  return () => listeners.abort();
}
