import type { Inquiry } from "../../backend/inquiry-rows.ts";
import type { Locale } from "../../i18n/text.ts";
import type { InquiryType } from "../fields.ts";

/** What a visitor sees of an inquiry, as the SQL function `open_visitor_page` returns it. Moments are ISO 8601. */
export interface VisitorInquiry {
  reference: string;
  created_at: string;
  /** When staff opened it first; null before. */
  read_at: string | null;
  answered_at: string | null;
  /** By when it is to be answered; null when nothing is promised. */
  due_at: string | null;
  withdrawn_at: string | null;
  channel: Inquiry["channel"];
  /** What was sent, by the names of the columns. */
  sent: Record<string, unknown> & { type: InquiryType; name: string; email: string | null; locale: Locale };
  /** What the visitor added, the oldest first. */
  files: AddedFile[];
}

export interface AddedFile {
  id: string;
  name: string;
  /** Bytes, and how many of them have come. */
  size: number;
  received: number;
  /** Null until all of it has come. */
  finished_at: string | null;
  /** Staff cannot have it until it is known to be clean; one that is infected never. */
  is_held: boolean;
  is_infected: boolean;
}

/** The forms of the page: the field `action` of each. */
export type VisitorAction = "note" | "withdraw" | "ask_to_erase" | "erase" | "new_link";

/** Why a form of the page was not taken. */
export type VisitorProblem = "missing" | "too_long" | "invalid_email" | "not_ticked" | "too_many" | "server";

/** A page of one inquiry as it is rendered for its visitor. */
export interface VisitorPageContent {
  /** Null where the link opens nothing: the page offers a new one. */
  inquiry: VisitorInquiry | null;
  /** The address of the page, `/en/inquiry/N-7F3K2/…`, where its forms go. */
  path: string;
  /** What was just done; the address says so after the browser was redirected. */
  done: VisitorAction | null;
  /** What was not taken, with what was typed, and the field of the form that it is about. */
  rejected: {
    action: VisitorAction;
    field: string | null;
    problem: VisitorProblem;
    typed: Record<string, string>;
  } | null;
  /** What became of a file: a key of the words for it, as the address says it. */
  fileOutcome?: string | undefined;
  /** What was written into a page whose link had ended meanwhile. */
  unsaved?: string | undefined;
  /** The reference of the inquiry that this link erases, and of one that was erased. */
  erasable?: string | undefined;
  erased?: string | undefined;
}

/** Of what shows a part of the page. */
export interface InquiryPageProps {
  content: VisitorPageContent;
  inquiry: VisitorInquiry;
}
