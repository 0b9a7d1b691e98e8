import { toApiError } from "../../../backend/errors/api-error.ts";
import { databaseClient, toResult } from "../../../backend/database-client.ts";
import type { ListedInquiry, ShownList } from "../../../backend/inquiry-rows.ts";
import type { ApiResult } from "../../../backend/query.ts";
import { dayTitle } from "../../../i18n/day-title.ts";
import type { Locale } from "../../../i18n/text.ts";
import { type DeskParams, serializeDeskParams, sortingMoment } from "../desk-params.ts";
import { listWords } from "./list-words.ts";

export const pageSize = 50;

/** One page of a view. Pages use a cursor, not an offset: inquiries that arrive meanwhile shift nothing. */
export interface InquiryPage extends ShownList {
  /** The address that it was asked for by, without the inquiry that is open. */
  address: string;
  /** What it is a page of; the first one has no cursor, whatever was asked for. */
  params: DeskParams;
  /** The ids of those that were shown when it was asked for. */
  asked: readonly string[];
  /** Rows as they were when they got their places. */
  places?: ReadonlyMap<string, ListedInquiry>;
  /** Those of them that have left the view and keep their places. */
  left?: ReadonlyMap<string, ListedInquiry>;
}

export function listAddress(params: DeskParams): string {
  return serializeDeskParams({ ...params, inquiry: undefined, isNew: undefined });
}

/**
 * Fetches a page of the inquiries the caller may see, and what has become of those shown already. What is as it is `known` does not
 * travel again. Never rejects.
 */
export async function fetchInquiryPage(
  params: DeskParams,
  shown: ListedInquiry[],
  known: InquiryPage | undefined,
): Promise<ApiResult<InquiryPage>> {
  const asked = shown.map(({ id }) => id);
  const { data, error } = toResult(
    await databaseClient().rpc("show_inquiry_list", {
      ...toListArgs(params),
      page_size: pageSize,
      shown: asked,
      ...(known && { has: known.digest }),
    }),
  );
  if (error) return { error };
  if (!("inquiries" in data)) return known ? { data: { ...known, asked } } : { error: toApiError(undefined) };
  const cursor = data.has_previous ? params.cursor : undefined;
  return { data: { ...data, asked, address: listAddress(params), params: { ...params, cursor } } };
}

/** The list that the parameters ask for, from its cursor on, as the database's functions take it. */
export function toListArgs(params: DeskParams) {
  const { view, search, kind, language, assignee, only, outcome, since, until, sorting, cursor } = params;
  return {
    view,
    search,
    sorting,
    ...(kind && { kind }),
    ...(language && { language }),
    ...(assignee && { assignee }),
    ...(only && { only_those: only }),
    ...(outcome && { outcome }),
    ...(since && { since }),
    ...(until && { until }),
    ...(cursor && { cursor_side: cursor.side, cursor_at: cursor.at, cursor_id: cursor.id }),
  };
}

/**
 * A page as it is shown, brought up to date without moving a row: rows keep their places, with their new contents, also those that
 * have left the view; one that is erased goes. What arrived waits until it is asked for.
 */
export function mergePage(shown: InquiryPage, latest: InquiryPage): InquiryPage {
  const byId = new Map([...latest.others, ...latest.inquiries].map((inquiry) => [inquiry.id, inquiry]));
  const asked = new Set(latest.asked);
  const listed = new Set(latest.inquiries.map(({ id }) => id));
  // One that nobody has changed is further down.
  const left = shown.inquiries.filter(
    ({ id, version }) => !listed.has(id) && (byId.get(id)?.version ?? version) > version,
  );
  return {
    ...latest,
    inquiries: shown.inquiries.flatMap(
      (inquiry) => byId.get(inquiry.id) ?? (asked.has(inquiry.id) ? [] : inquiry),
    ),
    places: new Map(shown.inquiries.map((inquiry) => [inquiry.id, inquiry])),
    left: new Map(left.map((inquiry) => [inquiry.id, inquiry])),
  };
}

/** How many of the latest inquiries are not shown yet. */
export function countArrived(shown: InquiryPage, latest: InquiryPage): number {
  const ids = new Set(shown.inquiries.map(({ id }) => id));
  return latest.inquiries.filter(({ id }) => !ids.has(id)).length;
}

export interface ListGroup {
  title: string;
  isLate: boolean;
  /** How many of them are still in the view. */
  count: number;
  inquiries: ListedInquiry[];
}

/** The rows under the days that they are sorted by, in the reader's time zone. What is late of open ones is one group. */
export function groupInquiries(
  locale: Locale,
  { params: { view, sorting }, inquiries, places, left }: InquiryPage,
  now: number,
): ListGroup[] {
  const groups: ListGroup[] = [];
  for (const inquiry of inquiries) {
    const moment = sortingMoment(sorting, places?.get(inquiry.id) ?? inquiry);
    const isRunning = sorting === "due" && (view === "open" || view === "mine");
    const isLate = isRunning && moment !== null && Date.parse(moment) < now;
    const title = isLate
      ? listWords.late[locale]
      : moment === null
        ? (sorting === "due" ? listWords.noDeadline : listWords.noDay)[locale]
        : dayTitle(locale, new Date(moment), now, "short");
    if (groups.at(-1)?.title !== title) groups.push({ title, isLate, count: 0, inquiries: [] });
    const group = groups.at(-1);
    group?.inquiries.push(inquiry);
    if (group && !left?.has(inquiry.id)) group.count += 1;
  }
  return groups;
}
