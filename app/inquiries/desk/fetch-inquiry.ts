import { toApiError } from "../../backend/api-error.ts";
import { databaseClient } from "../../backend/database-client.ts";
import type { ApiResult } from "../../backend/query.ts";
import type { Draft, Inquiry, Message, Note } from "../../backend/inquiry-rows.ts";
import type { AuditEntry } from "../../backend/staff-rows.ts";
import { type ListedInquiry, searchInquiries } from "./fetch-inquiry-list.ts";

/** An inquiry with everything that belongs to it. */
export interface InquiryRecord {
  inquiry: Inquiry;
  notes: Note[];
  messages: Message[];
  /** Changes, in order. */
  events: AuditEntry[];
  /** What the person asking has begun to write. */
  drafts: Draft[];
}

const maxEvents = 200;
const maxOthers = 10;

/** Fetches an inquiry; undefined when it is no longer kept. `isOpened` says that somebody opens it, which is audited. Never rejects. */
export async function fetchInquiry(
  id: string,
  isOpened: boolean,
): Promise<ApiResult<InquiryRecord | "gone">> {
  const database = databaseClient();
  // First: a version that is newer than the mails shown would let somebody answer what they have not seen.
  const found = isOpened
    ? await database.rpc("open_inquiry", { inquiry_id: id })
    : await database.from("inquiries").select("*").eq("id", id);
  if (found.error) return { error: toApiError(found.error, found.status) };
  const [inquiry] = found.data;
  if (!inquiry) return { data: "gone" };

  const ofInquiry = { ascending: true } as const;
  const [notes, messages, events, drafts] = await Promise.all([
    database.from("inquiry_notes").select("*").eq("inquiry_id", id).order("created_at", ofInquiry),
    database.from("inquiry_conversation").select("*").eq("inquiry_id", id).order("created_at", ofInquiry),
    database
      .from("admin_audit_log")
      .select("*")
      .eq("resource_id", id)
      .in("action", ["inquiry.status_changed", "inquiry.assigned"])
      .order("created_at", ofInquiry)
      .limit(maxEvents),
    database.from("inquiry_drafts").select("*").eq("inquiry_id", id),
  ]);
  for (const { error, status } of [notes, messages, events, drafts])
    if (error) {
      console.error("The inquiry could not be loaded", error);
      return { error: toApiError(error, status) };
    }
  return {
    data: {
      inquiry,
      notes: notes.data ?? [],
      messages: messages.data ?? [],
      events: events.data ?? [],
      drafts: drafts.data ?? [],
    },
  };
}

/** Fetches other inquiries of the same address, the newest first. Never rejects. */
export async function fetchOtherInquiries(id: string, email: string): Promise<ApiResult<ListedInquiry[]>> {
  const { data, error, status } = await searchInquiries(email, maxOthers + 1);
  if (error) return { error: toApiError(error, status) };
  return { data: data.filter((other) => other.id !== id && isSameAddress(other.email, email)) };
}

function isSameAddress(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
