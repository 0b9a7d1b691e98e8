// Types, not interfaces: the client asks rows to be assignable to an open record.

export type Inquiry = {
  id: string;
  /** `N-7F3K2` */
  reference: string;
  type: "contact" | "project" | "mail";
  name: string;
  /** Null where staff entered the inquiry with a phone number alone. */
  email: string | null;
  /** The one that it came with, where another one stands in its place now. */
  first_email: string | null;
  company: string | null;
  phone: string | null;
  subject: string | null;
  message: string | null;
  /** The first words of what was asked, on one line; and how many files its mails hold. */
  beginning: string;
  file_count: number;
  inquiry_type: string | null;
  project_type: string | null;
  budget: string | null;
  timeline: string | null;
  description: string | null;
  features: string[];
  has_existing_system: boolean;
  needs_consultation: boolean;
  locale: "en" | "ar";
  /** How it came: by a form, by a mail that began it, entered by staff, or written first by them. */
  channel: "form" | "mail" | EnteredChannel | "staff";
  /** From when its mail goes back to the mailbox, because it is no inquiry. */
  return_at: string | null;
  /** The day on which it is in progress again, unless the visitor writes before. */
  look_again_on: string | null;
  /** When the call, message or visit was that staff entered. */
  happened_at: string | null;
  status: InquiryStatus;
  /** Perhaps spam, until staff move it on. */
  is_suspicious: boolean;
  created_at: string;
  status_changed_at: string;
  /** By when it is to be answered; null when nothing was promised. */
  due_at: string | null;
  /** Counts the changes. */
  version: number;
  assignee_id: string | null;
  /** When staff first opened it, and who. */
  read_at: string | null;
  read_by: string | null;
  /** When it was first answered, and whether that was by `due_at`. */
  answered_at: string | null;
  answered_in_time: boolean | null;
  /** The same of the last reply that was owed, by the moment that was promised then. */
  last_in_time: boolean | null;
} & OutcomeColumns;

/** How the sender is called and reached. */
export type Contact = Pick<Inquiry, "name" | "email" | "company" | "phone">;

export type Outcome = "quoted" | "won" | "lost";

/** What became of an inquiry, and for how much, in whole units. */
export type OutcomeColumns = {
  outcome: Outcome | null;
  outcome_amount: number | null;
  outcome_currency: string | null;
};

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

/** What an inquiry is to become, as long as it has the version that was seen. What is missing stays. */
export type InquiryChange = Pick<Inquiry, "id" | "version"> &
  Partial<Pick<Inquiry, "status" | "assignee_id" | "look_again_on">>;

/** What staff enter. */
export type EnteredChannel = "call" | "whatsapp" | "visit";

export type InquiryStatus = "new" | "in_progress" | "answered" | "closed" | "spam";

/** How many inquiries each view holds, how many open ones are unread, how many are late, and how many due within a day. */
export type InquiryCounts = Record<
  "all" | "open" | "mine" | "waiting" | "answered" | "closed" | "spam" | "unread" | "late" | "due",
  number
>;

/** See inquiry_figures in schema. */
export type FigureRow = {
  /** Its Monday, `2026-11-23`; null for all weeks. */
  week: string | null;
  inquiries: number;
  in_time: number;
  late: number;
  still_open: number;
};

/** See list_inquiries in schema. */
export type ListInquiriesArgs = {
  view?: string;
  search?: string;
  kind?: Inquiry["type"];
  language?: Inquiry["locale"];
  assignee?: string;
  only_those?: readonly ("unread" | "files" | "unassigned")[];
  sorting?: "newest" | "due" | "waiting" | "look_again";
  cursor_side?: "before" | "after";
  cursor_at?: string;
  cursor_id?: string;
  page_size?: number;
};

/** What staff tell each other about an inquiry. */
export type Note = {
  id: string;
  inquiry_id: string;
  author_id: string | null;
  author_email: string | null;
  body: string;
  created_at: string;
  edited_at: string | null;
  /** Of one that came by mail: from where, and whether the mailbox has files of it. */
  address: string | null;
  has_files: boolean;
};

/** A mail to the visitor or from them, as text. */
export type Message = {
  id: string;
  inquiry_id: string;
  /** One that staff forwarded to somebody outside; its body is what they wrote above. */
  direction: "sent" | "received" | "forwarded";
  author_id: string | null;
  /** The address of the member of staff that wrote it. */
  author_email: string | null;
  /** Where it went, or came from; null when the mail named no sender, or several. */
  address: string | null;
  /** As the sender wrote it. */
  sender_name: string | null;
  /** Where the sender wants answers, when that is another address. */
  reply_to: string | null;
  cc: string[];
  /** Of a received one those in To, and the names by address; and whether it came from somebody to whom a mail was forwarded. */
  recipients: string[];
  names: Record<string, string>;
  is_third_person: boolean;
  /** What was forwarded. */
  forwarded_id: string | null;
  subject: string;
  body: string;
  /** What a received mail repeats of earlier ones, after how many characters of the body, and how many of its lines are new. */
  quoted: string | null;
  quoted_at: number | null;
  quoted_new_lines: number;
  locale: "en" | "ar" | null;
  created_at: string;
  /** When the mail server took it, or it was given up, and what the server said last. */
  sent_at: string | null;
  failed_at: string | null;
  last_response: string | null;
  /** Of one that can still be taken back: when it goes out, and why it is held after all. */
  send_after: string | null;
  held_for: HeldFor | null;
  /** A machine wrote it. */
  is_automatic: boolean;
  /** Whether our mail server says that the address of a received one is the sender's own; null when it was not asked. */
  is_proven: boolean | null;
  is_encrypted: boolean;
  /** The visitor wrote it on the page of the inquiry. */
  is_from_page: boolean;
  attachments: MailAttachment[];
  /** Those in copy that did not get it. */
  failed_copies: { address: string; response: string | null }[];
  /** Files beyond those that are listed, which the mailbox has. */
  files_left_out: number;
};

/** A mail as the conversation lists it. */
export type ListedMessage = Message & {
  /** Only the first part of it is here. */
  is_body_cut: boolean;
  is_quoted_cut: boolean;
};

export type MailAttachment = {
  id: string;
  name: string;
  media_type: string;
  /** Bytes; 0 when that is not known. */
  size: number;
  /** False when it is too large: then the mailbox alone has it. */
  is_stored: boolean;
} & Scanned;

/** Of a file from outside: whether it is downloaded only once a scanner has said that it is clean, and what one has said. */
export type Scanned = {
  wants_scan: boolean;
  scan: "clean" | "infected" | null;
};

/** What somebody has begun to write; nobody else sees it. */
export type Draft = {
  inquiry_id: string;
  author_id: string;
  kind: "reply" | "note";
  body: string;
  locale: "en" | "ar";
  copies: CopyChoices;
  saved_at: string;
};

/** By address, whether somebody is in copy; anybody else is as they are offered. */
export type CopyChoices = Record<string, boolean>;

/** Somebody who can be in copy of a reply. */
export type CopyAddress = { address: string; name: string | null; is_ticked: boolean };

/** A file that is to go out with a reply; nobody else sees it. */
export type DraftFile = {
  id: string;
  draft_inquiry_id: string;
  /** Its place in the mail. */
  number: number;
  name: string;
  /** Bytes. */
  size: number;
  /** False while pieces are missing. */
  is_stored: boolean;
};

/** The version an inquiry has now, and who else looks at it. */
export type Presence = { version: number; others: { email: string; is_writing: boolean }[] };

/** How many mails were left in the mailbox for one reason, and when the last one was. */
export type MissedMails = {
  reason:
    | "unreadable"
    | "too_many"
    | "spam"
    | "notice"
    | "other_address"
    | "no_reference"
    | "too_many_begun"
    | "automatic"
    | "not_addressed"
    | "own_address"
    | "no_sender"
    | "staff";
  mails: number;
  last_at: string;
};

/** The visitor has written, it is spam, somebody has closed it, or the author is no longer of the staff. */
export type HeldFor = "received" | "spam" | "closed" | "author";

/** A reply that goes out later. */
export type WaitingReply = {
  inquiry_id: string;
  kind: FailedMail["kind"];
  send_after: string | null;
  held_for: HeldFor | null;
};

/** A mail about an inquiry that was given up, or is held. */
export type FailedMail = {
  id: string;
  kind: "notice" | "receipt" | "reply" | "overdue" | "answer" | "copy" | "forward" | "not_sent" | "for_you";
  recipient: string;
  failed_at: string;
  last_response: string | null;
  held_for: HeldFor | null;
  inquiry_id: string;
  reference: string;
};
