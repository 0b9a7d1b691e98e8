import type { Message, Note } from "../../backend/inquiry-rows.ts";
import type { AuditEntry } from "../../backend/staff-rows.ts";
import type { InquiryRecord } from "./fetch-inquiry.ts";

/** One thing in the history of an inquiry. */
export type ThreadItem =
  | { kind: "form"; at: string }
  | { kind: "read"; at: string; by: string | null }
  | { kind: "note"; at: string; note: Note }
  | { kind: "message"; at: string; message: Message }
  | { kind: "event"; at: string; event: AuditEntry };

/** The history of an inquiry in order, from the form on. */
export function listThreadItems({ inquiry, notes, messages, events }: InquiryRecord): ThreadItem[] {
  const items: ThreadItem[] = [
    { kind: "form", at: inquiry.created_at },
    ...(inquiry.read_at ? [{ kind: "read" as const, at: inquiry.read_at, by: inquiry.read_by }] : []),
    ...notes.map((note) => ({ kind: "note" as const, at: note.created_at, note })),
    ...messages.map((message) => ({ kind: "message" as const, at: message.created_at, message })),
    ...events.map((event) => ({ kind: "event" as const, at: event.created_at, event })),
  ];
  return items.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
}
