import { databaseClient, toResult, toResults } from "../backend/database-client.ts";
import type { ApiResult } from "../backend/query.ts";
import type { Inquiry } from "../backend/inquiry-rows.ts";
import type { AuditEntry, TeamMember } from "../backend/staff-rows.ts";
import type { AuditParams } from "./audit-params.ts";

/** What an entry is about, where it is an inquiry that is still kept. The log itself holds no visitor's name. */
export type AuditedInquiry = Pick<Inquiry, "id" | "name" | "subject" | "reference">;

export interface AuditEntryWithInquiry extends AuditEntry {
  inquiry: AuditedInquiry | undefined;
}

/** Entries of the log, newest first. */
export interface AuditPage {
  entries: AuditEntryWithInquiry[];
  hasOlder: boolean;
  team: TeamMember[];
}

const pageSize = 50;

/** The latest 50 entries that the filter lets through, or those below a number. Never rejects. */
export async function fetchAuditLog(params: AuditParams): Promise<ApiResult<AuditPage>> {
  const responses = await Promise.all([fetchEntries(params), databaseClient().rpc("list_team")]);
  const { data, error } = toResults(responses);
  if (error) return { error };
  const [entries, team] = data;
  const page = entries.slice(0, pageSize);
  const inquiries = toResult(await fetchInquiries(page));
  if (inquiries.error) return inquiries;
  const byId = new Map(inquiries.data.map((inquiry) => [inquiry.id, inquiry]));
  return {
    data: {
      entries: page.map((entry) => ({ ...entry, inquiry: byId.get(entry.resource_id) })),
      hasOlder: entries.length > pageSize,
      team,
    },
  };
}

/** One more than fit. */
async function fetchEntries({ action, actor, reference, since, until, before }: AuditParams) {
  let query = databaseClient()
    .from("admin_audit_log")
    .select("*")
    .order("number", { ascending: false })
    .limit(pageSize + 1);
  if (action) query = query.eq("action", action);
  if (actor) query = actor === "system" ? query.is("actor_id", null) : query.eq("actor_email", actor);
  if (since) query = query.gte("created_at", startOf(since).toISOString());
  if (until) query = query.lt("created_at", startOf(until, 1).toISOString());
  if (before) query = query.lt("number", before);
  if (!reference) return query;
  const inquiries = await databaseClient().from("inquiries").select("id").eq("reference", reference);
  if (inquiries.error) return inquiries;
  return query.in(
    "resource_id",
    inquiries.data.map(({ id }) => id),
  );
}

/** Midnight of the reader's own day, some days later. */
function startOf(day: string, daysLater = 0): Date {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return new Date(year, month - 1, date + daysLater);
}

function fetchInquiries(entries: AuditEntry[]) {
  const ids = entries
    // What is about several inquiries names none.
    .filter((entry) => entry.resource_type === "inquiries" && entry.resource_id !== "")
    .map((entry) => entry.resource_id);
  return databaseClient()
    .from("inquiries")
    .select("id,name,subject,reference")
    .in("id", [...new Set(ids)]);
}
