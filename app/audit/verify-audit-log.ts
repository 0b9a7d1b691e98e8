import { databaseClient, toResult } from "../backend/database-client.ts";
import type { ApiResult } from "../backend/query.ts";
import type { Verification } from "../backend/staff-rows.ts";

/**
 * Has the database compute the log again, in parts, up to its end or the first entry that is not as it was written. `onProgress`
 * gets the share that is done, from 0 to 1. Never rejects.
 */
export async function verifyAuditLog(
  checkpoint: string | null,
  onProgress: (share: number) => void,
): Promise<ApiResult<Verification>> {
  for (let after = 0; ;) {
    const part = { after_number: after, checkpoint };
    const result = toResult(await databaseClient().rpc("verify_audit_log", part));
    if (result.error || result.data.is_complete) return result;
    after = result.data.verified_to;
    onProgress(after / result.data.entries);
  }
}

/** A checkpoint as the daily mail has it, also where it was broken into lines. Undefined for another text. */
export function parseCheckpoint(text: string): string | undefined {
  return /^[1-9]\d{0,17}:[\da-f]{64}$/.exec(text.replace(/[\s\p{Cf}]/gu, "").toLowerCase())?.[0];
}
