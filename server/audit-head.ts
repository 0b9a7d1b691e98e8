import { serviceRole } from "./database/as-role.ts";
import { callFunction } from "./database/call-function.ts";
import type { Database } from "./database/database.ts";
import { log } from "./log/log.ts";

/** Logs the newest entry of the audit log, once a day: kept elsewhere, its digest shows later whether the log was cut off or made anew. */
export async function logAuditHead(database: Database): Promise<void> {
  const [row] = await callFunction<{ data: { number: number; hash: string } | null }>(
    database,
    serviceRole,
    "take_audit_head",
    {},
  );
  if (row?.data) log("audit_head", { number: row.data.number, digest: row.data.hash });
}
