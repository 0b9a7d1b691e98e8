import { databaseClient, toResult, toResults } from "../backend/database-client.ts";
import { type ApiResult, serverQuery } from "../backend/query.ts";
import type { Inquiry } from "../backend/inquiry-rows.ts";
import type { AuditEntry, TeamMember } from "../backend/staff-rows.ts";
import { actionsOf } from "../staff/events/event-words.ts";
import type { AuditParams } from "./audit-params.ts";
import { findAudited } from "./find-audited.ts";

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

/** The latest 50 entries that the filter lets through, or those below a number. */
export function auditQuery(params: AuditParams) {
  return serverQuery(["audit", params], () => fetchAuditLog(params));
}

async function fetchAuditLog(params: AuditParams): Promise<ApiResult<AuditPage>> {
  const team = Promise.resolve(databaseClient().rpc("list_team"));
  const responses = await Promise.all([fetchEntries(params, team), team]);
  const { data, error } = toResults(responses);
  if (error) return { error };
  const [entries, members] = data;
  const page = entries.slice(0, pageSize);
  const inquiries = toResult(await fetchInquiries(page));
  if (inquiries.error) return inquiries;
  const byId = new Map(inquiries.data.map((inquiry) => [inquiry.id, inquiry]));
  return {
    data: {
      entries: page.map((entry) => ({ ...entry, inquiry: byId.get(entry.resource_id) })),
      hasOlder: entries.length > pageSize,
      team: members,
    },
  };
}

/** One more than fit. */
async function fetchEntries(
  { kind, search, action, actor, since, until, before }: AuditParams,
  team: Promise<{ data: TeamMember[] | null }>,
) {
  let query = databaseClient()
    .from("admin_audit_log")
    .select("*")
    .order("number", { ascending: false })
    .limit(pageSize + 1);
  if (kind) query = query.in("action", actionsOf(kind));
  if (action) query = query.eq("action", action);
  if (actor) query = actor === "system" ? query.is("actor_id", null) : query.eq("actor_email", actor);
  if (since) query = query.gte("created_at", startOf(since).toISOString());
  if (until) query = query.lt("created_at", startOf(until, 1).toISOString());
  if (before) query = query.lt("number", before);
  if (!search) return query;
  const found = await findAudited(search, (await team).data ?? []);
  if (found.error) return found;
  return "actors" in found.data
    ? query.in("actor_email", found.data.actors)
    : query.in("resource_id", found.data.inquiries);
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
