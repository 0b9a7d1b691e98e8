import type { Returned, Row } from "./database.ts";
import type { AuditEntry, OperatingProblem } from "./staff-rows.ts";
import type { Like, With } from "./with.ts";

export type Inquiry = Row<"inquiries">;

/** How the sender is called and reached. */
export type Contact = Pick<Inquiry, "name" | "email" | "company" | "phone">;

export type Outcome = NonNullable<Inquiry["outcome"]>;

/** What became of an inquiry, and for how much, in whole units. */
export type OutcomeColumns = Pick<Inquiry, "outcome" | "outcome_amount" | "outcome_currency">;

/** See list_customer_inquiries in schema. */
export type CustomerInquiries = Record<"person" | "company", CustomerList>;

export type CustomerList = {
  /** With the one that is open; 100 stands for more, too. */
  total: number;
  /** The newest others. */
  inquiries: (Pick<Inquiry, "id" | "reference" | "name" | "subject" | "project_type" | "status"> &
    OutcomeColumns)[];
};

/** See outcome_figures in schema. */
export type OutcomeFigures = {
  outcomes: (Pick<Inquiry, "type" | "locale"> & Record<"asked" | Outcome, number>)[];
  people: { user_id: string; replies: number; median_hours: number }[];
};

/** What an inquiry is to become, as long as it has the version that was seen: see change_inquiries in schema. What is missing stays. */
export type InquiryChange = Pick<Inquiry, "id" | "version"> & Partial<Omit<Inquiry, keyof Contact>>;

/** What staff want of an inquiry, or of several. */
export type SharedChange = Omit<InquiryChange, "id" | "version">;

/** What staff want of an inquiry, after which it is another version. */
export type StateChange = SharedChange | Contact;

/** What staff enter. */
export type EnteredChannel = Extract<Inquiry["channel"], "call" | "whatsapp" | "visit">;

export type InquiryStatus = Inquiry["status"];

/** How many inquiries each view holds, and how many open ones are unread. */
export type InquiryCounts = Record<
  "all" | "open" | "mine" | "waiting" | "closed" | "spam" | "unread",
  number
>;

/** What the list shows of an inquiry. */
export type ListedInquiry = With<
  Like<Row<"listed_inquiries">, Row<"inquiries">>,
  { reply_at: string | null; is_mentioned: boolean }
>;

/** See show_inquiry_list in schema. */
export type ShownList = {
  digest: string;
  inquiries: ListedInquiry[];
  has_previous: boolean;
  has_next: boolean;
  /** Those asked for besides that are not on the page, as they are now. */
  others: ListedInquiry[];
  counts: InquiryCounts;
  problems: OperatingProblem[];
  failed_mail_count: number;
  /** The newest of them. */
  failed_mails: FailedMail[];
  missed_mails: MissedMails[];
};

/** See inquiry_figures in schema. The week is null for all of them. */
export type FigureRow = With<Returned<"inquiry_figures">, { week: string | null }>;

export type Note = Row<"inquiry_notes">;

/** A mail to the visitor or from them, as text. */
export type Message = With<
  Like<Row<"inquiry_conversation">, Row<"inquiry_messages">>,
  {
    names: Record<string, string>;
    held_for: HeldFor | null;
    is_from_page: boolean;
    attachments: MailAttachment[];
    /** Those in copy that did not get it. */
    failed_copies: { address: string; response: string | null }[];
  }
>;

/** A mail as the conversation lists it. */
export type ListedMessage = Message & {
  /** Only the first part of it is here. */
  is_body_cut: boolean;
  is_quoted_cut: boolean;
};

export type MailAttachment = Pick<DraftFile, "id" | "name" | "media_type" | "size" | "is_stored"> & Scanned;

/** Of a file from outside: whether it is downloaded only once a scanner has said that it is clean, and what one has said. */
export type Scanned = Pick<DraftFile, "wants_scan" | "scan">;

export type Draft = With<Row<"inquiry_drafts">, { copies: CopyChoices }>;

/** By address, whether somebody is in copy; anybody else is as they are offered. */
export type CopyChoices = Record<string, boolean>;

/** Somebody who can be in copy of a reply. */
export type CopyAddress = With<Returned<"list_copy_addresses">, { name: string | null }>;

export type DraftFile = Row<"inquiry_attachments">;

/** What the page of an inquiry shows: see show_inquiry in schema. */
export type InquiryRecord = {
  inquiry: Inquiry;
  notes: Note[];
  /** The last mails, in order. */
  messages: ListedMessage[];
  /** The last changes, in order. */
  events: AuditEntry[];
  /** What the person asking has begun to write. */
  drafts: Draft[];
  /** The people who can be in copy of a reply. */
  copy_addresses: CopyAddress[];
  /** What is to go out with their reply. */
  files: StoredDraftFile[];
  /** What else came from the person, and from their company. */
  customer: CustomerInquiries;
  others: Presence[];
  digest: string;
};

export type StoredDraftFile = Pick<DraftFile, "id" | "name" | "size">;

/** Somebody else who looks at an inquiry. */
export type Presence = { email: string; is_writing: boolean };

/** How many mails were left in the mailbox for one reason, and when the last one was. */
export type MissedMails = With<
  Like<Row<"missed_mail_counts">, Row<"missed_mails">>,
  { mails: number; last_at: string }
>;

export type HeldFor = NonNullable<Row<"mails">["held_for"]>;

/** A mail about an inquiry that was given up, or is held. */
export type FailedMail = With<
  Like<Row<"failed_inquiry_mails">, Row<"mails">>,
  {
    kind: Exclude<Row<"mails">["kind"], "account" | "link" | "erase_link" | "erased">;
    failed_at: string;
    inquiry_id: string;
    reference: string;
  }
>;
