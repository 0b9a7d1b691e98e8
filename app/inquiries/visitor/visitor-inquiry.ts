import type { Inquiry } from "../../backend/inquiry-rows.ts";
import type { Locale } from "../../i18n/text.ts";
import type { InquiryType } from "../fields.ts";

/** What a visitor sees of an inquiry, as the SQL function `open_visitor_page` returns it. Moments are ISO 8601. */
export interface VisitorInquiry {
  reference: string;
  channel: Inquiry["channel"];
  created_at: string;
  /** By when it is to be answered; null when nothing is promised. */
  due_at: string | null;
  closed_at: string | null;
  replied_at: string | null;
  /** Whether the link came by mail: one that the browser was told shows what was written here, and no mails. */
  is_mailed: boolean;
  /** What was sent, by the names of the columns. */
  sent: Record<string, unknown> & { type: InquiryType; name: string; email: string | null; locale: Locale };
  /** What was written since, the oldest first: all of `message_count` but the first of very many. */
  messages: VisitorMessage[];
  message_count: number;
}

export interface VisitorMessage {
  is_ours: boolean;
  at: string;
  /** Of a reply: the name that signed it, and the position; null when there is none. */
  signature: string[] | null;
  body: string;
  /** What it repeats of earlier mails, and after how many characters of the body. */
  quoted: string | null;
  quoted_at: number | null;
  is_encrypted: boolean;
  files: VisitorFile[];
}

export interface VisitorFile {
  id: string;
  name: string;
  /** Bytes. */
  size: number;
  /** `held` until it is known to be clean; `missing` when we did not keep it. */
  state: "ready" | "held" | "infected" | "missing";
}

/** Bytes of the files of one message together. */
export const maxFilesBytes = 25_000_000;

/** The forms of the page: the field `action` of each. */
export type VisitorAction = "message" | "ask_to_erase" | "erase" | "new_link";

/** The parts of the page that have forms; each is the id of its element. */
export type SectionName = "write" | "erase" | "new-link";

/** Where a form of the page stands, and what came of it is said. */
export const sectionOf: Record<VisitorAction, SectionName> = {
  message: "write",
  ask_to_erase: "erase",
  erase: "erase",
  new_link: "new-link",
};

/** Why a form of the page was not taken. */
export type VisitorProblem =
  | "missing"
  | "too_long"
  | "invalid_email"
  | "not_ticked"
  | "program"
  | "empty_file"
  | "too_large"
  | "too_many_files"
  | "files_full"
  | "too_many"
  | "busy"
  | "server";

/** A page of one inquiry as it is rendered for its visitor. */
export interface VisitorPageContent {
  /** Null where the link opens nothing: the page offers a new one. */
  inquiry: VisitorInquiry | null;
  /** The address of the page, `/en/inquiry/N-7F3K2/…`, where its forms go. */
  path: string;
  /** What was just done; the address says so after the browser was redirected. */
  done: VisitorAction | null;
  /** What was not taken, with what was typed, and the field and the file that it is about. */
  rejected: {
    action: VisitorAction;
    field: string | null;
    problem: VisitorProblem;
    file?: string | undefined;
    typed: Record<string, string>;
  } | null;
  /** What was written into a page whose link had ended meanwhile. */
  unsaved?: string | undefined;
  /** The reference of the inquiry that this link erases, and of one that was erased. */
  erasable?: string | undefined;
  erased?: string | undefined;
  /** Changes with what the page shows, for a script that asks for news. */
  state?: string | undefined;
  /** Drawn for each page: a message that comes twice with it is taken once. */
  once?: string | undefined;
}

/** Of what shows a part of the page. */
export interface InquiryPageProps {
  content: VisitorPageContent;
  inquiry: VisitorInquiry;
}
