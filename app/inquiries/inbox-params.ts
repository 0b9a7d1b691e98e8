import type { Inquiry } from "../backend/schema.ts";

export type InboxView = "inquiries" | "spam";

/** Where a page begins: right before (older than) or after (newer than) an inquiry, which need not exist any more. */
export interface Cursor {
  side: "before" | "after";
  createdAt: string;
  id: string;
}

/** Which part of the inbox is shown, as the URL says. Without a cursor, the newest. */
export interface InboxParams {
  view: InboxView;
  cursor?: Cursor | undefined;
  /** Id of the only inquiry to show: where a notice by mail leads. */
  inquiry?: string | undefined;
}

const timestampPattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?\+\d\d:\d\d$/;
const uuidPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Invalid values fall back to the newest inquiries. */
export function parseInboxParams(parameters: URLSearchParams): InboxParams {
  const inquiry = parameters.get("inquiry") ?? "";
  if (uuidPattern.test(inquiry)) return { view: "inquiries", inquiry };
  const view = parameters.get("view") === "spam" ? "spam" : "inquiries";
  return { view, cursor: parseCursor(parameters, "before") ?? parseCursor(parameters, "after") };
}

export function serializeInboxParams({ view, cursor, inquiry }: InboxParams): string {
  const parameters = new URLSearchParams();
  if (inquiry) parameters.set("inquiry", inquiry);
  if (view === "spam") parameters.set("view", view);
  if (cursor) parameters.set(cursor.side, `${cursor.createdAt}_${cursor.id}`);
  return `?${parameters}`;
}

export function cursorAt(side: Cursor["side"], { created_at: createdAt, id }: Inquiry): Cursor {
  return { side, createdAt, id };
}

function parseCursor(parameters: URLSearchParams, side: Cursor["side"]): Cursor | undefined {
  const [createdAt = "", id = ""] = parameters.get(side)?.split("_") ?? [];
  return timestampPattern.test(createdAt) && uuidPattern.test(id) ? { side, createdAt, id } : undefined;
}
