import type { Inquiry } from "../../backend/inquiry-rows.ts";
import { addDays } from "../../i18n/days.ts";
import { inquiryTypes } from "../fields.ts";
import { outcomes as knownOutcomes } from "./progress/outcome-words.ts";

export const views = ["open", "mine", "waiting", "closed", "spam", "all"] as const;
export type View = (typeof views)[number];
/** By when it came, is due, has been waited for, or is looked at again. */
export const sortings = ["newest", "due", "waiting", "look_again"] as const;
export type Sorting = (typeof sortings)[number];
/** What a list may be narrowed down to. */
export const marks = ["unread", "files", "unassigned"] as const;
export type Mark = (typeof marks)[number];
export const outcomes = [...knownOutcomes, "none"] as const;

/** Where a page begins: right before (further down than) or after an inquiry, which need not exist any more. */
export interface Cursor {
  side: "before" | "after";
  /** What the list is sorted by, such as when the inquiry came. */
  at: string;
  id: string;
}

/** Everything the URL says of the desk: a link shows a colleague the same. */
export interface DeskParams {
  view: View;
  search: string;
  kind?: Inquiry["type"] | undefined;
  language?: Inquiry["locale"] | undefined;
  /** Id of who has taken it. */
  assignee?: string | undefined;
  /** Not empty. */
  only?: readonly Mark[] | undefined;
  outcome?: (typeof outcomes)[number] | undefined;
  /** The first and the last day, by the office's clocks, on which it may have come. */
  since?: string | undefined;
  until?: string | undefined;
  sorting: Sorting;
  cursor?: Cursor | undefined;
  /** Id of the inquiry that is open. */
  inquiry?: string | undefined;
  /** Whether a new inquiry is being entered. */
  isNew?: boolean | undefined;
}

const timestampPattern = /^(infinity|\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?\+\d\d:\d\d)$/;
const uuidPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const maxSearchLength = 200;

/** Invalid values are taken as missing. */
export function parseDeskParams(parameters: URLSearchParams): DeskParams {
  const givenView = parameters.get("view");
  // What was answered waits for its visitor; older addresses have a view of its own for it.
  const view = givenView === "answered" ? "waiting" : (oneOf(views, givenView) ?? "open");
  const assignee = parameters.get("assignee");
  const only = marks.filter(
    (mark) => parameters.has(mark) || (mark === "unassigned" && assignee === "nobody"),
  );
  return {
    view,
    search: (parameters.get("q") ?? "").slice(0, maxSearchLength),
    kind: oneOf(inquiryTypes, parameters.get("type")),
    language: oneOf(["en", "ar"], parameters.get("language")),
    assignee: only.includes("unassigned") ? undefined : parseId(assignee),
    only: only.length > 0 ? only : undefined,
    outcome: oneOf(outcomes, parameters.get("outcome")),
    since: parseDay(parameters.get("since")),
    until: parseDay(parameters.get("until")),
    sorting: oneOf(sortings, parameters.get("sort")) ?? usualSorting(view),
    cursor: parseCursor(parameters, "before") ?? parseCursor(parameters, "after"),
    inquiry: parseId(parameters.get("inquiry")),
    isNew: parameters.has("new") || undefined,
  };
}

/** How a view is sorted unless something else is asked for. */
export function usualSorting(view: View): Sorting {
  return view === "open" || view === "mine" ? "due" : view === "waiting" ? "look_again" : "newest";
}

/** Whether a view is filtered, or searched. */
export function isNarrowed(params: DeskParams): boolean {
  return params.search !== "" || isFiltered(params);
}

export function isFiltered({ kind, language, assignee, only, outcome, since, until }: DeskParams): boolean {
  return Boolean(kind || language || assignee || only || outcome || since || until);
}

/** The query of the desk's address. It always names the view: an address without parameters shows what was chosen last. */
export function serializeDeskParams(params: Partial<DeskParams>): string {
  const { view = "open", sorting, cursor, only = [] } = params;
  const parameters = new URLSearchParams({ view });
  const set = (name: string, value: string | undefined) => value && parameters.set(name, value);
  set("q", params.search);
  set("type", params.kind);
  set("language", params.language);
  set("assignee", params.assignee);
  for (const mark of only) parameters.set(mark, "");
  set("outcome", params.outcome);
  set("since", params.since);
  set("until", params.until);
  if (sorting !== usualSorting(view)) set("sort", sorting);
  if (cursor) parameters.set(cursor.side, `${cursor.at}_${cursor.id}`);
  set("inquiry", params.inquiry);
  if (params.isNew) parameters.set("new", "");
  return `?${parameters}`;
}

/** The place of an inquiry in a list sorted so, as inquiry_list_statement of schema has it. */
export function cursorAt(
  side: Cursor["side"],
  sorting: Sorting,
  inquiry: Pick<Inquiry, "id" | "created_at" | "due_at" | "status_changed_at" | "look_again_on">,
): Cursor {
  const withoutDay = inquiry.status_changed_at.replace(/^\d{4}/, (year) => String(Number(year) + 1000));
  const last = sorting === "look_again" ? withoutDay : "infinity";
  return { side, at: sortingMoment(sorting, inquiry) ?? last, id: inquiry.id };
}

/** What a list is sorted by; null comes last. */
export function sortingMoment(
  sorting: Sorting,
  inquiry: Pick<Inquiry, "created_at" | "due_at" | "status_changed_at" | "look_again_on">,
): string | null {
  switch (sorting) {
    case "newest":
      return inquiry.created_at;
    case "due":
      return inquiry.due_at;
    case "waiting":
      return inquiry.status_changed_at;
    case "look_again":
      return inquiry.look_again_on && `${inquiry.look_again_on}T00:00:00+00:00`;
  }
}

function oneOf<Value extends string>(values: readonly Value[], given: string | null): Value | undefined {
  return values.find((value) => value === given);
}

function parseId(given: string | null): string | undefined {
  return given !== null && uuidPattern.test(given) ? given : undefined;
}

function parseDay(given: string | null): string | undefined {
  const isDay = given && /^[1-9]\d{3}-\d\d-\d\d$/.test(given) && !Number.isNaN(Date.parse(given));
  // The 31st of February would be in March.
  return isDay && addDays(given, 0) === given ? given : undefined;
}

function parseCursor(parameters: URLSearchParams, side: Cursor["side"]): Cursor | undefined {
  const [at = "", id = ""] = parameters.get(side)?.split("_") ?? [];
  return timestampPattern.test(at) && uuidPattern.test(id) ? { side, at, id } : undefined;
}
