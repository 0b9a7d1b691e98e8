import { databaseClient, toResult } from "../backend/database-client.ts";
import { type ApiResult, queryClient, serverQuery } from "../backend/query.ts";
import type { Inquiry } from "../backend/inquiry-rows.ts";
import type { AuditEntry } from "../backend/staff-rows.ts";
import { foldText } from "../i18n/folding.ts";
import { actionsOf } from "../staff/events/event-words.ts";
import { teamQuery } from "../staff/team.ts";
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
}

const pageSize = 50;

/** The latest 50 entries that the filter lets through, or those below a number. */
export function auditQuery(params: AuditParams) {
  return serverQuery(["audit", params], () => fetchAuditLog(params));
}

async function fetchAuditLog(params: AuditParams): Promise<ApiResult<AuditPage>> {
  const { data: entries, error } = toResult(await fetchEntries(params));
  if (error) return { error };
  const page = entries.slice(0, pageSize);
  const inquiries = toResult(await fetchInquiries(page));
  if (inquiries.error) return inquiries;
  const byId = new Map(inquiries.data.map((inquiry) => [inquiry.id, inquiry]));
  return {
    data: {
      entries: page.map((entry) => ({ ...entry, inquiry: byId.get(entry.resource_id) })),
      hasOlder: entries.length > pageSize,
    },
  };
}

/** One more than fit. */
async function fetchEntries({ kind, search, action, actor, since, until, before }: AuditParams) {
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
  const found = await findAudited(search);
  if (found.error) return found;
  return "actors" in found.data
    ? query.in("actor_email", found.data.actors)
    : query.in("resource_id", found.data.inquiries);
}

const maxInquiries = 50;

/** Staff by any words of their names or address; else the inquiries that are found by a reference, or as at the desk. */
async function findAudited(search: string) {
  const written = foldText(search);
  const [, code] = /^(?:n[^a-z\d]*)?([a-z\d]{5})$/.exec(written) ?? [];
  const words = written.split(" ");
  // Without the team, inquiries are found all the same.
  const team = await queryClient.fetchQuery(teamQuery).catch(() => []);
  const actors = team
    .filter(({ email, name_en, name_ar }) => {
      const text = foldText(`${email} ${name_en ?? ""} ${name_ar ?? ""}`);
      return words.every((word) => text.includes(word));
    })
    .map(({ email }) => email);
  // A colleague who has left is found by the whole address.
  if (search.includes("@")) actors.push(search);
  if (actors.length > 0) return { data: { actors }, error: null };
  const byReference = databaseClient().from("inquiries").select("id");
  const found = await (code
    ? byReference.eq("reference", `N-${code.toUpperCase()}`)
    : databaseClient().rpc("list_inquiries", { search, page_size: maxInquiries }).select("id"));
  return found.error ? found : { ...found, data: { inquiries: found.data.map(({ id }) => id) } };
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
