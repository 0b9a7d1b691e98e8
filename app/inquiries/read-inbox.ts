import { database } from "../backend/database.ts";
import type { Reply } from "../backend/question.ts";
import { refusalOf } from "../backend/refusal.ts";
import type { Inquiry, InquiryCount } from "../backend/schema.ts";
import type { Cursor, InboxAddress, InboxView } from "./inbox-address.ts";

export const pageSize = 50;

/** One page, newest first. Pages begin at an inquiry, not at a number: what arrives meanwhile moves nothing. */
export interface InboxPage {
  address: InboxAddress;
  inquiries: Inquiry[];
  /** How many of the view are newer than this page, and older. */
  newer: number;
  older: number;
  counts: InquiryCount[];
}

/** Reads a page of the inquiries the caller may see. Never rejects. */
export async function readInbox(address: InboxAddress): Promise<Reply<InboxPage>> {
  const [page, counts] = await Promise.all([readRows(address), readCounts()]);
  const failed = [page, counts].find(({ error }) => error);
  if (failed) {
    console.error("The inquiries could not be loaded", failed.error);
    return { refusal: refusalOf(failed.error, failed.status) };
  }
  const inquiries = page.data ?? [];
  const isAfter = address.cursor?.side === "after";
  // So few newer ones that the first page holds them all.
  if (isAfter && inquiries.length < pageSize) return readInbox({ view: address.view });

  const beyond = (page.count ?? inquiries.length) - inquiries.length;
  const total = countOfView(counts.data ?? [], address.view);
  const others = Math.max(0, total - inquiries.length - beyond);
  const [newer, older] = isAfter ? [beyond, others] : [others, beyond];
  return {
    answer: {
      address,
      inquiries: isAfter ? inquiries.toReversed() : inquiries,
      newer: address.cursor ? newer : 0,
      older,
      counts: counts.data ?? [],
    },
  };
}

export function countOfView(counts: InquiryCount[], view: InboxView): number {
  return counts
    .filter(({ status }) => (status === "spam") === (view === "spam"))
    .reduce((sum, { inquiries }) => sum + inquiries, 0);
}

function readRows({ view, cursor }: InboxAddress) {
  const rows = allRows();
  const inView = view === "spam" ? rows.eq("status", "spam") : rows.neq("status", "spam");
  const ascending = cursor?.side === "after";
  return (cursor ? beyondCursor(inView, cursor) : inView)
    .order("created_at", { ascending })
    .order("id", { ascending })
    .limit(pageSize);
}

function allRows() {
  return database().from("inquiries").select("*", { count: "exact" });
}

/** Rows of one moment are told apart by their id. */
function beyondCursor(rows: ReturnType<typeof allRows>, { side, createdAt, id }: Cursor) {
  const comparison = side === "before" ? "lt" : "gt";
  const bounded = side === "before" ? rows.lte("created_at", createdAt) : rows.gte("created_at", createdAt);
  return bounded.or(`created_at.${comparison}."${createdAt}",id.${comparison}.${id}`);
}

function readCounts() {
  return database().from("inquiry_counts").select("status,inquiries");
}
