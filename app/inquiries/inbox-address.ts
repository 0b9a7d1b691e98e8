import type { Inquiry } from "../backend/schema.ts";

export type InboxView = "inquiries" | "spam";

/** Where a page begins: right before (older than) or after (newer than) an inquiry, which need not exist any more. */
export interface Cursor {
  side: "before" | "after";
  createdAt: string;
  id: string;
}

/** What of the inbox is shown, as it stands in the address. Without a cursor, the newest. */
export interface InboxAddress {
  view: InboxView;
  cursor?: Cursor | undefined;
}

const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?\+\d\d:\d\d$/;
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** What makes no sense is taken for the newest inquiries. */
export function parseInboxAddress(parameters: URLSearchParams): InboxAddress {
  const view = parameters.get("view") === "spam" ? "spam" : "inquiries";
  return { view, cursor: parseCursor(parameters, "before") ?? parseCursor(parameters, "after") };
}

export function formatInboxAddress({ view, cursor }: InboxAddress): string {
  const parameters = new URLSearchParams();
  if (view === "spam") parameters.set("view", view);
  if (cursor) parameters.set(cursor.side, `${cursor.createdAt}_${cursor.id}`);
  return `?${parameters}`;
}

export function cursorAt(side: Cursor["side"], { created_at: createdAt, id }: Inquiry): Cursor {
  return { side, createdAt, id };
}

function parseCursor(parameters: URLSearchParams, side: Cursor["side"]): Cursor | undefined {
  const [createdAt = "", id = ""] = parameters.get(side)?.split("_") ?? [];
  return moment.test(createdAt) && uuid.test(id) ? { side, createdAt, id } : undefined;
}
