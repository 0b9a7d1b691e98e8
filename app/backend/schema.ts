/** The exposed schema, as supabase/migrations leaves it, in the shape the official client reads types from. */
export interface Database {
  public: {
    Tables: {
      inquiries: Table<Inquiry>;
      user_roles: Table<{ user_id: string; role: "admin"; created_at: string }>;
      admin_audit_log: Table<AuditEntry>;
      invitations: Table<Invitation>;
    };
    Views: {
      inquiry_counts: { Row: InquiryCount; Relationships: [] };
      failed_inquiry_mails: { Row: FailedMail; Relationships: [] };
    };
    Functions: {
      bootstrap_first_admin: { Args: { admin_email: string }; Returns: boolean };
      admin_exists: { Args: Record<never, never>; Returns: boolean };
      list_team: { Args: Record<never, never>; Returns: TeamMember[] };
      grant_admin: { Args: { member_email: string }; Returns: boolean };
      revoke_admin: { Args: { member_id: string }; Returns: boolean };
      revoke_invitation: { Args: { invitation_id: string }; Returns: boolean };
      accept_invitation: { Args: Record<never, never>; Returns: boolean };
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
  status: "new" | "in_progress" | "answered" | "closed" | "spam";
  created_at: string;
  status_changed_at: string;
  /** By when it is to be answered; null when nothing was promised. */
  due_at: string | null;
};

/** A mail about an inquiry that was given up. */
export type FailedMail = {
  id: string;
  kind: "notice" | "receipt";
  recipient: string;
  failed_at: string;
  last_response: string | null;
  inquiry_id: string;
  reference: string;
};

/** How many inquiries have a status; one that none has is missing. */
export type InquiryCount = { status: Inquiry["status"]; inquiries: number };

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
