import type { ListedMessage, Note } from "../../../backend/inquiry-rows.ts";
import type { AuditEntry } from "../../../backend/staff-rows.ts";
import type { InquiryRecord } from "../inquiry/fetch-inquiry.ts";

/** One thing in the history of an inquiry. */
export type ThreadItem =
  | { kind: "form"; id: string; at: string }
  /** Mails before the others are not shown. */
  | { kind: "earlier"; id: string; at: string }
  | { kind: "read"; id: string; at: string; by: string | null }
  | { kind: "note"; id: string; at: string; note: Note }
  | { kind: "message"; id: string; at: string; message: ListedMessage }
  | { kind: "event"; id: string; at: string; event: AuditEntry };

/** The history of an inquiry in order, from the form on. What came before the first mail that is shown waits with the others. */
export function listThreadItems(record: InquiryRecord): ThreadItem[] {
  const { inquiry, notes, messages, events, hasEarlierMessages } = record;
  const { id, created_at: createdAt, read_at: readAt, read_by: by } = inquiry;
  const items: ThreadItem[] = [
    ...(readAt ? [{ kind: "read" as const, id: `read ${id}`, at: readAt, by }] : []),
    ...notes.map((note) => ({ kind: "note" as const, id: note.id, at: note.created_at, note })),
    ...messages.map((message) => ({
      kind: "message" as const,
      id: message.id,
      at: message.created_at,
      message,
    })),
    ...events.map((event) => ({ kind: "event" as const, id: event.id, at: event.created_at, event })),
  ].toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
  const form: ThreadItem = { kind: "form", id, at: createdAt };
  const [first] = messages;
  if (!hasEarlierMessages || !first) return [form, ...items];
  const start = Date.parse(first.created_at);
  return [
    form,
    { kind: "earlier", id: `earlier ${id}`, at: first.created_at },
    ...items.filter(({ at }) => Date.parse(at) >= start),
  ];
}
