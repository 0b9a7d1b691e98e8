import type { EnteredChannel } from "../../../backend/inquiry-rows.ts";
import type { ProblemCode } from "../../fields.ts";

/** What staff enter, or write first. */
export const entryChannels = ["call", "whatsapp", "visit", "staff"] as const satisfies (
  | EnteredChannel
  | "staff"
)[];
export type EntryChannel = (typeof entryChannels)[number];

/** How long ago a call, message or visit may be that staff enter. */
export const maxDaysBack = 60;

/** A problem of a field of an entry. */
export type EntryProblem = ProblemCode | "future" | "too_old";
export type EntryProblems = Record<string, EntryProblem>;

/** What staff are told of a stored entry. */
export interface Entered {
  id: string;
  /** Null when the inquiry was erased since. */
  reference: string | null;
  due_at: string | null;
  has_receipt: boolean;
  /** The mail that staff write first; null of an entry, and once it was taken back. */
  message_id: string | null;
}
