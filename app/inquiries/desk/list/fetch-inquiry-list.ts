import { databaseClient, toResult, toResults } from "../../../backend/database-client.ts";
import type { ApiResult } from "../../../backend/query.ts";
import type { FailedMail, InquiryCounts, MissedMails } from "../../../backend/inquiry-rows.ts";
import type { TeamMember } from "../../../backend/staff-rows.ts";
import type { DeskParams } from "../desk-params.ts";

export const pageSize = 50;
const maxFailedMails = 5;
const maxWaitingReplies = 500;
const maxMentions = 500;

const listedColumns =
  "id,reference,type,name,company,email,phone,subject,beginning,file_count,project_type,locale,status,status_changed_at,is_suspicious,return_at,look_again_on,channel,created_at,happened_at,due_at,answered_at,last_in_time,assignee_id,read_at,version";

/** What the list shows of an inquiry: these columns. */
export type ListedInquiry = NonNullable<Awaited<ReturnType<typeof fetchListed>>["data"]>[number];

/** One page of a view. Pages use a cursor, not an offset: inquiries that arrive meanwhile shift nothing. */
export interface InquiryList {
  params: DeskParams;
  inquiries: ListedInquiry[];
  /** There are others before this page, or after it. */
  hasPrevious: boolean;
  hasNext: boolean;
  counts: InquiryCounts;
  team: TeamMember[];
  /** The newest mails that were given up, and how many there are. */
  failedMails: FailedMail[];
  failedMailCount: number;
  missedMails: MissedMails[];
  /** When a reply goes out that is written already, by the inquiry's id. */
  repliesAt: ReadonlyMap<string, string>;
  /** Where a note mentions the person asking who has not looked since. */
  mentionedIn: ReadonlySet<string>;
  /** Those asked for besides that are not on the page, as they are now. */
  others: ListedInquiry[];
  /** Rows as they were when they got their places. */
  places?: ReadonlyMap<string, ListedInquiry>;
  /** Those of them that have left the view and keep their places. */
  left?: ReadonlyMap<string, ListedInquiry>;
}

/** Fetches a page of the inquiries the caller may see, and what has become of those shown already. Never rejects. */
export async function fetchInquiryList(
  params: DeskParams,
  shown: ListedInquiry[] = [],
): Promise<ApiResult<InquiryList>> {
  const responses = await Promise.all([
    fetchListed(params),
    databaseClient().rpc("count_inquiries"),
    databaseClient().rpc("list_team"),
    fetchFailedMails(),
    databaseClient().from("missed_mail_counts").select("reason,mails,last_at"),
    fetchWaitingReplies(),
    databaseClient().from("inquiry_mentions").select("inquiry_id").is("seen_at", null).limit(maxMentions),
  ]);
  const { data, error } = toResults(responses);
  if (error) return { error };
  const [rows, counts, team, failedMails, missedMails, waitingReplies, mentions] = data;
  const isFull = rows.length > pageSize;
  const isAfter = params.cursor?.side === "after";
  // All before it fit on the first page.
  if (isAfter && !isFull) return fetchInquiryList({ ...params, cursor: undefined }, shown);

  const inquiries = rows.slice(0, pageSize);
  // The database leaves those without a day in no order.
  if (params.sorting === "look_again" && !isFull && !params.cursor) inquiries.sort(compareWaiting);
  const others = await fetchOthers(shown, inquiries);
  if (others.error) return others;
  return {
    data: {
      params,
      inquiries: isAfter ? inquiries.toReversed() : inquiries,
      hasPrevious: isAfter ? isFull : params.cursor !== undefined,
      hasNext: isAfter || isFull,
      counts,
      team,
      failedMails,
      failedMailCount: responses[3].count ?? 0,
      missedMails,
      repliesAt: new Map(waitingReplies.map((reply) => [reply.inquiry_id ?? "", reply.send_after ?? ""])),
      mentionedIn: new Set(mentions.map((mention) => mention.inquiry_id)),
      others: others.data,
    },
  };
}

function compareWaiting(one: ListedInquiry, other: ListedInquiry): number {
  if (one.look_again_on ?? other.look_again_on) return 0;
  return one.status_changed_at.localeCompare(other.status_changed_at);
}

async function fetchOthers(shown: ListedInquiry[], listed: ListedInquiry[]) {
  const known = new Set(listed.map(({ id }) => id));
  const ids = shown.map(({ id }) => id).filter((id) => !known.has(id));
  if (ids.length === 0) return { data: [] };
  return toResult(await databaseClient().from("inquiries").select(listedColumns).in("id", ids));
}

/** One more than a page shows. */
function fetchListed(params: DeskParams) {
  return fetchPage(params, pageSize + 1).select(listedColumns);
}

/** The first `count` inquiries of a page, with all their columns. */
export function fetchPage(params: DeskParams, count: number) {
  return databaseClient().rpc("list_inquiries", { ...toListArgs(params), page_size: count });
}

/** The list that the parameters ask for, from its cursor on, as the database's functions take it. */
export function toListArgs(params: DeskParams) {
  const { view, search, kind, language, assignee, only, sorting, cursor } = params;
  return {
    view,
    search,
    sorting,
    ...(kind && { kind }),
    ...(language && { language }),
    ...(assignee && { assignee }),
    ...(only && { only_those: only }),
    ...(cursor && { cursor_side: cursor.side, cursor_at: cursor.at, cursor_id: cursor.id }),
  };
}

/** The first one of an inquiry comes last, and counts. */
function fetchWaitingReplies() {
  return databaseClient()
    .from("mails")
    .select("inquiry_id,send_after")
    .eq("kind", "reply")
    .gt("send_after", new Date(0).toISOString())
    .is("held_for", null)
    .order("send_after", { ascending: false })
    .limit(maxWaitingReplies);
}

function fetchFailedMails() {
  return databaseClient()
    .from("failed_inquiry_mails")
    .select("*", { count: "exact" })
    .order("failed_at", { ascending: false })
    .limit(maxFailedMails);
}
