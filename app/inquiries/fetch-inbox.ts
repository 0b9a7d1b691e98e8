import { databaseClient } from "../backend/database-client.ts";
import type { ApiResult } from "../backend/query.ts";
import { toApiError } from "../backend/api-error.ts";
import type { FailedMail, Inquiry, InquiryCount } from "../backend/schema.ts";
import type { Cursor, InboxParams, InboxView } from "./inbox-params.ts";

export const pageSize = 50;

/** One page, newest first. Pages use a cursor, not an offset: inquiries that arrive meanwhile shift nothing. */
export interface InboxPage {
  params: InboxParams;
  inquiries: Inquiry[];
  /** How many of the view are newer than this page, and older. */
  newer: number;
  older: number;
  counts: InquiryCount[];
  /** The newest mails that were given up, and how many there are. */
  failedMails: FailedMail[];
  failedMailCount: number;
}

/** Fetches a page of the inquiries the caller may see. Never rejects. */
export async function fetchInbox(params: InboxParams): Promise<ApiResult<InboxPage>> {
  const [page, counts, mails] = await Promise.all([fetchRows(params), fetchCounts(), fetchFailedMails()]);
  const failedResponse = [page, counts, mails].find(({ error }) => error);
  if (failedResponse) {
    console.error("The inquiries could not be loaded", failedResponse.error);
    return { error: toApiError(failedResponse.error, failedResponse.status) };
  }
  const inquiries = page.data ?? [];
  const inbox = {
    params,
    counts: counts.data ?? [],
    failedMails: mails.data ?? [],
    failedMailCount: mails.count ?? 0,
  };
  if (params.inquiry) return { data: { ...inbox, inquiries, newer: 0, older: 0 } };
  const isAfter = params.cursor?.side === "after";
  // All newer ones fit on the first page.
  if (isAfter && inquiries.length < pageSize) return fetchInbox({ view: params.view });

  const beyond = (page.count ?? inquiries.length) - inquiries.length;
  const total = countInView(counts.data ?? [], params.view);
  const others = Math.max(0, total - inquiries.length - beyond);
  const [newer, older] = isAfter ? [beyond, others] : [others, beyond];
  return {
    data: {
      ...inbox,
      inquiries: isAfter ? inquiries.toReversed() : inquiries,
      newer: params.cursor ? newer : 0,
      older,
    },
  };
}

export function countInView(counts: InquiryCount[], view: InboxView): number {
  return counts
    .filter(({ status }) => (status === "spam") === (view === "spam"))
    .reduce((sum, { inquiries }) => sum + inquiries, 0);
}

function fetchRows({ view, cursor, inquiry }: InboxParams) {
  const rows = selectInquiries();
  if (inquiry) return rows.eq("id", inquiry);
  const inView = view === "spam" ? rows.eq("status", "spam") : rows.neq("status", "spam");
  const ascending = cursor?.side === "after";
  return (cursor ? applyCursor(inView, cursor) : inView)
    .order("created_at", { ascending })
    .order("id", { ascending })
    .limit(pageSize);
}

function selectInquiries() {
  return databaseClient().from("inquiries").select("*", { count: "exact" });
}

/** Rows with the same timestamp are ordered by id. */
function applyCursor(rows: ReturnType<typeof selectInquiries>, { side, createdAt, id }: Cursor) {
  const comparison = side === "before" ? "lt" : "gt";
  const bounded = side === "before" ? rows.lte("created_at", createdAt) : rows.gte("created_at", createdAt);
  return bounded.or(`created_at.${comparison}."${createdAt}",id.${comparison}.${id}`);
}

function fetchCounts() {
  return databaseClient().from("inquiry_counts").select("status,inquiries");
}

const maxFailedMails = 5;

function fetchFailedMails() {
  return databaseClient()
    .from("failed_inquiry_mails")
    .select("*", { count: "exact" })
    .order("failed_at", { ascending: false })
    .limit(maxFailedMails);
}
