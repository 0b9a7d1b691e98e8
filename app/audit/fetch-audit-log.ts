import { databaseClient } from "../backend/database-client.ts";
import type { ApiResult } from "../backend/query.ts";
import { toApiError } from "../backend/api-error.ts";
import type { AuditEntry, Inquiry } from "../backend/schema.ts";

/** What an entry is about, where it is an inquiry that is still kept. The log itself holds no visitor's name. */
export type AuditedInquiry = Pick<Inquiry, "id" | "name" | "subject">;

export interface AuditEntryWithInquiry extends AuditEntry {
  inquiry: AuditedInquiry | undefined;
}

/** The latest 50 entries, newest first. Never rejects; a failure is logged too. */
export async function fetchAuditLog(): Promise<ApiResult<AuditEntryWithInquiry[]>> {
  const entries = await databaseClient()
    .from("admin_audit_log")
    .select("*")
    .order("created_at", { ascending: false })
    .limit(50);
  if (entries.error) return failedResult(entries.error, entries.status);

  const inquiries = await fetchInquiries(entries.data);
  if (inquiries.error) return failedResult(inquiries.error, inquiries.status);
  const byId = new Map(inquiries.data.map((inquiry) => [inquiry.id, inquiry]));
  return { data: entries.data.map((entry) => ({ ...entry, inquiry: byId.get(entry.resource_id) })) };
}

function fetchInquiries(entries: AuditEntry[]) {
  const ids = entries
    .filter((entry) => entry.resource_type === "inquiries")
    .map((entry) => entry.resource_id);
  return databaseClient()
    .from("inquiries")
    .select("id,name,subject")
    .in("id", [...new Set(ids)]);
}

function failedResult(error: unknown, status: number): ApiResult<never> {
  console.error("The audit log could not be loaded", error);
  return { error: toApiError(error, status) };
}
