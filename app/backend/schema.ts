/** The exposed schema, as supabase/migrations leaves it, in the shape the official client reads types from. */
export interface Database {
  public: {
    Tables: {
      inquiries: Table<Inquiry>;
      user_roles: Table<{ user_id: string; role: "admin"; created_at: string }>;
      admin_audit_log: Table<AuditEntry>;
      invitations: Table<Invitation>;
      inquiry_notes: Table<Note>;
      inquiry_drafts: Table<Draft>;
    };
    Views: {
      inquiry_conversation: { Row: Message; Relationships: [] };
      failed_inquiry_mails: { Row: FailedMail; Relationships: [] };
    };
    Functions: {
      bootstrap_first_admin: { Args: { admin_email: string }; Returns: boolean };
      admin_exists: { Args: Record<never, never>; Returns: boolean };
      list_team: { Args: Record<never, never>; Returns: TeamMember[] };
      grant_admin: { Args: { member_email: string }; Returns: boolean };
      /** Refused with 22023 for a checkpoint that is none. */
      verify_audit_log: { Args: { after_number: number; checkpoint: string | null }; Returns: Verification };
      revoke_admin: { Args: { member_id: string }; Returns: boolean };
      revoke_invitation: { Args: { invitation_id: string }; Returns: boolean };
      accept_invitation: { Args: Record<never, never>; Returns: boolean };
      list_inquiries: { Args: ListInquiriesArgs; Returns: Inquiry[] };
      /** Twelve weeks, the oldest first, and all of them at last. */
      inquiry_figures: { Args: Record<never, never>; Returns: FigureRow[] };
      count_inquiries: { Args: Record<never, never>; Returns: InquiryCounts };
      /** Audited. None when there is no such inquiry. */
      open_inquiry: { Args: { inquiry_id: string }; Returns: Inquiry[] };
      /** Returns the new version. Refused with 409 when there is one newer than expected. */
      set_inquiry_status: {
        Args: { inquiry_id: string; expected_version: number; new_status: InquiryStatus };
        Returns: number;
      };
      /** The same. Nobody is null. */
      assign_inquiry: {
        Args: { inquiry_id: string; expected_version: number; new_assignee_id: string | null };
        Returns: number;
      };
      /** Returns how many moved. */
      mark_spam: { Args: { inquiry_ids: string[]; is_spam: boolean }; Returns: number };
      /** Answers the visitor by mail. Returns the new version; refused with 409 like a change. */
      send_reply: {
        Args: {
          inquiry_id: string;
          expected_version: number;
          body: string;
          locale: Message["locale"];
          new_status: "answered" | "closed";
        };
        Returns: number;
      };
      /** Audited. In base64; refused with 404 when none is kept. */
      get_attachment: { Args: { attachment_id: string }; Returns: string };
      record_export: { Args: { format: string; inquiries: number; filter: object }; Returns: undefined };
      add_inquiry_note: { Args: { inquiry_id: string; body: string }; Returns: string };
      /** Returns when it was stored. */
      save_inquiry_draft: {
        Args: { inquiry_id: string; kind: Draft["kind"]; body: string; locale: Draft["locale"] };
        Returns: string;
      };
      /** Null when the inquiry is gone. */
      report_presence: { Args: { inquiry_id: string; is_writing: boolean }; Returns: Presence | null };
      /** False when it was not given up. */
      resend_inquiry_mail: { Args: { mail_id: string }; Returns: boolean };
      ban_account: { Args: { account_id: string }; Returns: boolean };
      unban_account: { Args: { account_id: string }; Returns: boolean };
      list_sessions: { Args: Record<never, never>; Returns: SessionRow[] };
      end_session: { Args: { session_id: string }; Returns: boolean };
      needs_second_factor: { Args: Record<never, never>; Returns: boolean };
      create_recovery_codes: { Args: Record<never, never>; Returns: string[] };
      count_recovery_codes: { Args: Record<never, never>; Returns: number };
      /** False for a wrong code. */
      use_recovery_code: { Args: { code: string }; Returns: boolean };
    };
  };
}

// A type, not an interface: the client asks rows to be assignable to an open record.
export type Inquiry = {
  id: string;
  /** `N-7F3K2` */
  reference: string;
  type: "contact" | "project";
  name: string;
  email: string;
  company: string | null;
  phone: string | null;
  subject: string | null;
  message: string | null;
  inquiry_type: string | null;
  project_type: string | null;
  budget: string | null;
  timeline: string | null;
  description: string | null;
  features: string[];
  has_existing_system: boolean;
  needs_consultation: boolean;
  locale: "en" | "ar";
  status: InquiryStatus;
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
};

export type InquiryStatus = "new" | "in_progress" | "answered" | "closed" | "spam";

/** How many inquiries each view holds, how many are late, and how many due within a day. */
export type InquiryCounts = Record<
  "all" | "open" | "mine" | "answered" | "closed" | "spam" | "late" | "due",
  number
>;

/** See inquiry_figures in supabase/migrations. */
export type FigureRow = {
  /** Its Monday, `2026-11-23`; null for all weeks. */
  week: string | null;
  inquiries: number;
  projects: number;
  arabic: number;
  in_time: number;
  late: number;
  still_open: number;
  /** Of the answers; null when there are none. 24 is all the time that was promised. */
  median_hours: number | null;
  ninth_tenth_hours: number | null;
};

/** See list_inquiries in supabase/migrations. */
export type ListInquiriesArgs = {
  view?: string;
  search?: string;
  kind?: Inquiry["type"];
  language?: Inquiry["locale"];
  assignee?: string;
  sorting?: "newest" | "due";
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
};

/** A mail to the visitor or from them, as text. */
export type Message = {
  id: string;
  inquiry_id: string;
  direction: "sent" | "received";
  author_id: string | null;
  /** Who of staff wrote it. */
  author_email: string | null;
  /** Where it went, or came from. */
  address: string;
  subject: string;
  body: string;
  /** What a received mail repeats of earlier ones. */
  quoted: string | null;
  locale: "en" | "ar" | null;
  created_at: string;
  /** When the mail server took it, or it was given up, and what the server said last. */
  sent_at: string | null;
  failed_at: string | null;
  last_response: string | null;
  /** A machine wrote it. */
  is_automatic: boolean;
  attachments: MailAttachment[];
};

export type MailAttachment = {
  id: string;
  name: string;
  media_type: string;
  /** Bytes; 0 when that is not known. */
  size: number;
  /** False when it is too large: then the mailbox alone has it. */
  is_stored: boolean;
};

/** What somebody has begun to write; nobody else sees it. */
export type Draft = {
  inquiry_id: string;
  author_id: string;
  kind: "reply" | "note";
  body: string;
  locale: "en" | "ar";
  saved_at: string;
};

/** The version an inquiry has now, and who else looks at it. */
export type Presence = { version: number; others: { email: string; is_writing: boolean }[] };

/** A mail about an inquiry that was given up. */
export type FailedMail = {
  id: string;
  kind: "notice" | "receipt" | "reply" | "overdue" | "answer";
  recipient: string;
  failed_at: string;
  last_response: string | null;
  inquiry_id: string;
  reference: string;
};

export type AuditEntry = {
  id: string;
  actor_id: string | null;
  /** The address the actor had then. */
  actor_email: string | null;
  action: string;
  resource_type: string;
  resource_id: string;
  details: unknown;
  created_at: string;
  request_id: string | null;
  /** 1, 2, 3 … without a gap. */
  number: number;
  /** Of the entry and the one before. */
  hash: string;
};

/** What `verify_audit_log` found; see there. */
export type Verification = {
  verified_to: number;
  is_complete: boolean;
  entries: number;
  erased: number;
  problem: {
    kind: "changed" | "missing" | "inserted" | "unrecorded_erasure" | "checkpoint";
    number: number;
  } | null;
};

export type TeamMember = {
  user_id: string;
  email: string;
  role: "admin";
  granted_at: string;
  last_sign_in_at: string | null;
  is_banned: boolean;
};

export type Invitation = {
  id: string;
  email: string;
  role: "admin";
  locale: "en" | "ar";
  invited_by: string | null;
  created_at: string;
  expires_at: string;
  accepted_at: string | null;
  revoked_at: string | null;
};

/** Where somebody is signed in. */
export type SessionRow = {
  id: string;
  user_agent: string | null;
  created_at: string;
  last_used_at: string;
  is_current: boolean;
};

type Table<Row> = { Row: Row; Insert: Partial<Row>; Update: Partial<Row>; Relationships: [] };
