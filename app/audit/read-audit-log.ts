import { database } from "../backend/database.ts";
import { type Refusal, refusalOf } from "../backend/refusal.ts";
import type { AuditEntry } from "../backend/schema.ts";

export type AuditLogAnswer =
  | { entries: AuditEntry[]; refusal?: never }
  | { refusal: Refusal; entries?: never };

/** The latest 50 entries, newest first. Never rejects; a failure is logged too. */
export async function readAuditLog(): Promise<AuditLogAnswer> {
  const newestFirst = { ascending: false };
  const { data, error } = await database()
    .from("admin_audit_log")
    .select("*")
    .order("created_at", newestFirst)
    .limit(50);
  if (!error) return { entries: data };
  console.error("The audit log could not be loaded", error);
  return { refusal: refusalOf(error) };
}
