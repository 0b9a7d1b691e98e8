import { databaseClient, toResult, toResults } from "../../../backend/database-client.ts";
import type { ApiResult } from "../../../backend/query.ts";
import type {
  CopyAddress,
  CustomerInquiries,
  Draft,
  DraftFile,
  Inquiry,
  ListedMessage,
  Message,
  Note,
} from "../../../backend/inquiry-rows.ts";
import type { AuditEntry } from "../../../backend/staff-rows.ts";
import { threadActions } from "../../../staff/events/event-words.ts";

/** An inquiry with everything that belongs to it. */
export interface InquiryRecord {
  inquiry: Inquiry;
  notes: Note[];
  /** The last mails, in order. */
  messages: ListedMessage[];
  /** There are others before these. */
  hasEarlierMessages: boolean;
  /** The last changes, in order. */
  events: AuditEntry[];
  /** What the person asking has begun to write. */
  drafts: Draft[];
  /** The people who can be in copy of a reply. */
  copyAddresses: CopyAddress[];
  /** What is to go out with their reply. */
  files: StoredDraftFile[];
}

export type StoredDraftFile = Pick<DraftFile, "id" | "name" | "size" | "is_stored">;

const maxEvents = 200;

export interface FetchInquiryOptions {
  /** Somebody opens it, which is audited. */
  isOpening: boolean;
  /** How many mails of the conversation. */
  messageCount: number;
}

/** Fetches an inquiry, unless it is gone. Never rejects. */
export async function fetchInquiry(
  id: string,
  { isOpening, messageCount }: FetchInquiryOptions,
): Promise<ApiResult<InquiryRecord | "gone">> {
  const database = databaseClient();
  // First: a version that is newer than the mails shown would let somebody answer what they have not seen.
  const found = toResult(
    isOpening
      ? await database.rpc("open_inquiry", { inquiry_id: id })
      : await database.from("inquiries").select("*").eq("id", id),
  );
  if (found.error) return found;
  const [inquiry] = found.data;
  if (!inquiry) return { data: "gone" };

  const responses = await Promise.all([
    database.from("inquiry_notes").select("*").eq("inquiry_id", id).order("created_at", { ascending: true }),
    database.rpc("list_inquiry_messages", { inquiry_id: id, page_size: messageCount + 1 }),
    database
      .from("admin_audit_log")
      .select("*")
      .eq("resource_id", id)
      .in("action", threadActions)
      .order("created_at", { ascending: false })
      .limit(maxEvents),
    database.from("inquiry_drafts").select("*").eq("inquiry_id", id),
    database.rpc("list_copy_addresses", { inquiry_id: id }),
    database
      .from("inquiry_attachments")
      .select("id,name,size,is_stored")
      .eq("draft_inquiry_id", id)
      .order("number", { ascending: true }),
  ]);
  const { data, error } = toResults(responses);
  if (error) return { error };
  const [notes, messages, events, drafts, copyAddresses, files] = data;
  return {
    data: {
      inquiry,
      notes,
      messages: messages.slice(-messageCount),
      hasEarlierMessages: messages.length > messageCount,
      events: events.toReversed(),
      drafts,
      copyAddresses,
      files,
    },
  };
}

/** Fetches a mail's whole text, and what it repeats. Never rejects. */
export async function fetchWholeMessage(id: string): Promise<ApiResult<Pick<Message, "body" | "quoted">>> {
  return toResult(
    await databaseClient().from("inquiry_conversation").select("body,quoted").eq("id", id).single(),
  );
}

/** Fetches what else came from the person, and from their company. Never rejects. */
export async function fetchCustomer(id: string): Promise<ApiResult<CustomerInquiries>> {
  return toResult(await databaseClient().rpc("list_customer_inquiries", { inquiry_id: id }));
}
