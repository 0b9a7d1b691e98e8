import type { Inquiry } from "../../backend/inquiry-rows.ts";
import { inquiryTypes } from "../fields.ts";

export const views = ["all", "open", "mine", "answered", "closed", "spam"] as const;
export type View = (typeof views)[number];
export type Sorting = "newest" | "due";

/** Where a page begins: right before (further down than) or after an inquiry, which need not exist any more. */
export interface Cursor {
  side: "before" | "after";
  /** What the list is sorted by: when the inquiry came, or is due. */
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
  return {
    view: oneOf(views, parameters.get("view")) ?? "all",
    search: (parameters.get("q") ?? "").slice(0, maxSearchLength),
    kind: oneOf(inquiryTypes, parameters.get("type")),
    language: oneOf(["en", "ar"], parameters.get("language")),
    assignee: parseId(parameters.get("assignee")),
    sorting: parameters.get("sort") === "due" ? "due" : "newest",
    cursor: parseCursor(parameters, "before") ?? parseCursor(parameters, "after"),
    inquiry: parseId(parameters.get("inquiry")),
    isNew: parameters.has("new") || undefined,
  };
}

/** Whether a view is searched or filtered. */
export function isNarrowed({ search, kind, language, assignee }: DeskParams): boolean {
  return search !== "" || Boolean(kind || language || assignee);
}

/** The query of the desk's address. What is as usual is left out. */
export function serializeDeskParams(params: Partial<DeskParams>): string {
  const { view = "all", search, kind, language, assignee, sorting = "newest", cursor, inquiry } = params;
  const parameters = new URLSearchParams();
  if (view !== "all") parameters.set("view", view);
  if (search) parameters.set("q", search);
  if (kind) parameters.set("type", kind);
  if (language) parameters.set("language", language);
  if (assignee) parameters.set("assignee", assignee);
  if (sorting !== "newest") parameters.set("sort", sorting);
  if (cursor) parameters.set(cursor.side, `${cursor.at}_${cursor.id}`);
  if (inquiry) parameters.set("inquiry", inquiry);
  if (params.isNew) parameters.set("new", "");
  return `?${parameters}`;
}

/** The place of an inquiry in a list sorted so. */
export function cursorAt(
  side: Cursor["side"],
  sorting: Sorting,
  inquiry: Pick<Inquiry, "id" | "created_at" | "due_at">,
): Cursor {
  return {
    side,
    at: sorting === "due" ? (inquiry.due_at ?? "infinity") : inquiry.created_at,
    id: inquiry.id,
  };
}

function oneOf<Value extends string>(values: readonly Value[], given: string | null): Value | undefined {
  return values.find((value) => value === given);
}

function parseId(given: string | null): string | undefined {
  return given !== null && uuidPattern.test(given) ? given : undefined;
}

function parseCursor(parameters: URLSearchParams, side: Cursor["side"]): Cursor | undefined {
  const [at = "", id = ""] = parameters.get(side)?.split("_") ?? [];
  return timestampPattern.test(at) && uuidPattern.test(id) ? { side, at, id } : undefined;
}
