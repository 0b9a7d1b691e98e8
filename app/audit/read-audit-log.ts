import { database } from "../backend/database.ts";
import type { Reply } from "../backend/question.ts";
import { refusalOf } from "../backend/refusal.ts";
import type { AuditEntry, Inquiry } from "../backend/schema.ts";

/** What an entry is about, where it is an inquiry that is still kept. The log itself holds no visitor's name. */
export type AuditedInquiry = Pick<Inquiry, "id" | "name" | "subject">;

export interface AuditRecord extends AuditEntry {
  inquiry: AuditedInquiry | undefined;
}

/** The latest 50 entries, newest first. Never rejects; a failure is logged too. */
export async function readAuditLog(): Promise<Reply<AuditRecord[]>> {
  const entries = await database()
    .from("admin_audit_log")
    .select("*")
    .order("created_at", { ascending: false })
    .limit(50);
  if (entries.error) return refuse(entries.error, entries.status);

  const inquiries = await readInquiries(entries.data);
  if (inquiries.error) return refuse(inquiries.error, inquiries.status);
  const byId = new Map(inquiries.data.map((inquiry) => [inquiry.id, inquiry]));
  return { answer: entries.data.map((entry) => ({ ...entry, inquiry: byId.get(entry.resource_id) })) };
}

function readInquiries(entries: AuditEntry[]) {
  const ids = entries
    .filter((entry) => entry.resource_type === "inquiries")
    .map((entry) => entry.resource_id);
  return database()
    .from("inquiries")
    .select("id,name,subject")
    .in("id", [...new Set(ids)]);
}

function refuse(error: unknown, status: number): Reply<never> {
  console.error("The audit log could not be loaded", error);
  return { refusal: refusalOf(error, status) };
}
