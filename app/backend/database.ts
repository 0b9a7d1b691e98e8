// `npm run types` writes this file from the schema.

export type Database = {
  public: {
    Tables: {
      admin_audit_log: Table<{
        id: string;
        actor_id: string | null;
        action: string;
        resource_type: string;
        resource_id: string;
        details: unknown;
        created_at: string;
        actor_email: string | null;
        request_id: string | null;
        number: number | null;
        actor_email_salt: string | null;
        actor_email_digest: string | null;
        email_salt: string | null;
        email_digest: string | null;
        hash: string | null;
      }>;
      away_notices: Table<{
        id: string;
        first_day: string;
        last_day: string;
        text_en: string | null;
        text_ar: string | null;
      }>;
      inquiries: Table<{
        id: string;
        reference: string;
        type: "contact" | "project" | "mail";
        channel: "form" | "call" | "whatsapp" | "visit" | "staff" | "mail";
        created_at: string;
        happened_at: string | null;
        return_at: string | null;
        name: string;
        email: string | null;
        first_email: string | null;
        company: string | null;
        phone: string | null;
        subject: string | null;
        message: string | null;
        inquiry_type: "project" | "consultation" | "support" | "partnership" | "general" | "quote" | null;
        project_type: "iot" | "hardware" | "automation" | "digital" | null;
        budget: "5k-10k" | "10k-25k" | "25k-50k" | "50k-100k" | "100k+" | "discuss" | null;
        timeline: "asap" | "1-3months" | "3-6months" | "6-12months" | "12months+" | "flexible" | null;
        description: string | null;
        features: readonly string[];
        has_existing_system: boolean;
        needs_consultation: boolean;
        locale: "en" | "ar";
        beginning: string;
        file_count: number;
        version: number;
        status: "new" | "in_progress" | "answered" | "closed" | "spam";
        status_changed_at: string;
        is_suspicious: boolean;
        assignee_id: string | null;
        taken_from: string | null;
        taken_at: string | null;
        read_at: string | null;
        read_by: string | null;
        due_at: string | null;
        promised_at: string | null;
        overdue_mailed_at: string | null;
        answered_at: string | null;
        answered_by: string | null;
        answered_in_time: boolean | null;
        answered_hours: number | null;
        last_in_time: boolean | null;
        look_again_on: string | null;
        outcome: "quoted" | "won" | "lost" | "not_ours" | null;
        outcome_amount: number | null;
        outcome_currency:
          | "USD"
          | "EUR"
          | "LBP"
          | "AED"
          | "SAR"
          | "QAR"
          | "KWD"
          | "BHD"
          | "OMR"
          | "JOD"
          | "EGP"
          | null;
      }>;
      inquiry_attachments: Table<{
        id: string;
        message_id: string | null;
        draft_inquiry_id: string | null;
        number: number;
        name: string;
        media_type: string;
        size: number;
        is_stored: boolean;
        wants_scan: boolean;
        scan: "clean" | "infected" | null;
      }>;
      inquiry_drafts: Table<{
        inquiry_id: string;
        author_id: string;
        kind: "reply" | "note";
        body: string;
        locale: "en" | "ar";
        copies: unknown;
        saved_at: string;
      }>;
      inquiry_mentions: Table<{
        note_id: string;
        user_id: string;
        inquiry_id: string;
        seen_at: string | null;
      }>;
      inquiry_messages: Table<{
        id: string;
        inquiry_id: string;
        direction: "sent" | "received" | "forwarded";
        author_id: string | null;
        author_email: string | null;
        address: string | null;
        sender_name: string | null;
        reply_to: string | null;
        recipients: readonly string[];
        cc: readonly string[];
        names: unknown;
        subject: string;
        body: string;
        quoted: string | null;
        quoted_at: number | null;
        quoted_new_lines: number;
        files_left_out: number;
        locale: "en" | "ar" | null;
        created_at: string;
        mail_id: string | null;
        fingerprint: string | null;
        is_automatic: boolean;
        is_proven: boolean | null;
        is_encrypted: boolean;
        is_third_person: boolean;
        forwarded_id: string | null;
      }>;
      inquiry_notes: Table<{
        id: string;
        inquiry_id: string;
        author_id: string | null;
        author_email: string | null;
        body: string;
        created_at: string;
        address: string | null;
        mail_id: string | null;
        has_files: boolean;
      }>;
      invitations: Table<{
        id: string;
        email: string;
        role: "admin" | "staff";
        locale: "en" | "ar";
        invited_by: string | null;
        created_at: string;
        expires_at: string;
        accepted_at: string | null;
        revoked_at: string | null;
      }>;
      mails: Table<{
        id: string;
        inquiry_id: string | null;
        kind:
          | "account"
          | "notice"
          | "receipt"
          | "reply"
          | "overdue"
          | "answer"
          | "copy"
          | "forward"
          | "not_sent"
          | "for_you"
          | "link"
          | "erase_link"
          | "erased";
        recipient: string;
        cc: readonly string[];
        locale: "en" | "ar" | null;
        message_id: string | null;
        signature: readonly string[] | null;
        note_id: string | null;
        caused_by: string | null;
        told_with: unknown;
        contents: unknown | null;
        created_at: string;
        requested_at: string;
        due_at: string | null;
        attempts: number;
        handed_at: string | null;
        sent_at: string | null;
        failed_at: string | null;
        last_response: string | null;
        sent_text: string | null;
        send_after: string | null;
        held_for: "received" | "spam" | "closed" | "author" | null;
        next_status: "answered" | "closed" | null;
        look_again_on: string | null;
      }>;
      missed_mails: Table<{
        mailbox: string;
        uid_validity: number;
        uid: number;
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
        inquiry_id: string | null;
        created_at: string;
      }>;
      reply_templates: Table<{
        id: string;
        place: number;
        title_en: string | null;
        title_ar: string | null;
        body_en: string | null;
        body_ar: string | null;
        version: number;
      }>;
      saved_views: Table<{
        user_id: string;
        name: string;
        address: string;
      }>;
      special_days: Table<{
        day: string;
        name_en: string;
        name_ar: string;
        opens: string | null;
        closes: string | null;
        is_closed: boolean;
      }>;
      staff_preferences: Table<{
        user_id: string;
        list_address: string;
        mails_assigned: boolean;
        mails_mentioned: boolean;
        counts_in_title: boolean;
        language: "en" | "ar" | null;
      }>;
      user_roles: Table<{
        user_id: string;
        role: "admin" | "staff";
        created_at: string;
      }>;
    };
    Views: {
      failed_inquiry_mails: View<{
        id: string | null;
        kind: string | null;
        recipient: string | null;
        failed_at: string | null;
        last_response: string | null;
        held_for: string | null;
        inquiry_id: string | null;
        reference: string | null;
      }>;
      inquiry_conversation: View<{
        id: string | null;
        inquiry_id: string | null;
        direction: string | null;
        author_id: string | null;
        author_email: string | null;
        address: string | null;
        sender_name: string | null;
        reply_to: string | null;
        cc: readonly string[] | null;
        subject: string | null;
        body: string | null;
        quoted: string | null;
        quoted_at: number | null;
        quoted_new_lines: number | null;
        files_left_out: number | null;
        locale: string | null;
        created_at: string | null;
        is_automatic: boolean | null;
        is_proven: boolean | null;
        is_encrypted: boolean | null;
        recipients: readonly string[] | null;
        names: unknown | null;
        is_third_person: boolean | null;
        forwarded_id: string | null;
        sent_at: string | null;
        failed_at: string | null;
        last_response: string | null;
        send_after: string | null;
        next_status: string | null;
        held_for: string | null;
        attachments: unknown | null;
        failed_copies: unknown | null;
        is_from_page: boolean | null;
      }>;
      listed_inquiries: View<{
        id: string | null;
        reference: string | null;
        type: string | null;
        name: string | null;
        company: string | null;
        email: string | null;
        phone: string | null;
        subject: string | null;
        beginning: string | null;
        file_count: number | null;
        project_type: string | null;
        locale: string | null;
        status: string | null;
        status_changed_at: string | null;
        is_suspicious: boolean | null;
        return_at: string | null;
        look_again_on: string | null;
        channel: string | null;
        created_at: string | null;
        happened_at: string | null;
        due_at: string | null;
        answered_at: string | null;
        last_in_time: boolean | null;
        assignee_id: string | null;
        read_at: string | null;
        version: number | null;
        reply_at: string | null;
        is_mentioned: boolean | null;
      }>;
      missed_mail_counts: View<{
        reason: string | null;
        mails: number | null;
        last_at: string | null;
      }>;
    };
    Functions: {
      accept_invitation: { Args: Record<never, never>; Returns: boolean };
      add_draft_file: { Args: { inquiry_id: string; name: string; size: number }; Returns: string };
      add_inquiry_note: { Args: { inquiry_id: string; body: string }; Returns: string };
      add_reply_template: {
        Args: { title_en: string; title_ar: string; body_en: string; body_ar: string };
        Returns: string;
      };
      admin_exists: { Args: Record<never, never>; Returns: boolean };
      ban_account: { Args: { account_id: string }; Returns: boolean };
      bootstrap_first_admin: { Args: { admin_email: string }; Returns: boolean };
      change_inquiries: { Args: { changes: unknown }; Returns: unknown };
      change_reply_template: {
        Args: {
          template_id: string;
          expected_version: number;
          title_en: string;
          title_ar: string;
          body_en: string;
          body_ar: string;
        };
        Returns: number;
      };
      change_special_days: {
        Args: {
          first_day: string;
          last_day: string;
          name_en: string;
          name_ar: string;
          opens: string;
          closes: string;
          seen_special_days: unknown;
          inquiry_ids: readonly string[];
          expected_versions: readonly number[];
          new_due_at: readonly string[];
        };
        Returns: number;
      };
      correct_contact: {
        Args: {
          inquiry_id: string;
          expected_version: number;
          name: string;
          email: string;
          company: string;
          phone: string;
        };
        Returns: number;
      };
      count_inquiries: { Args: Record<never, never>; Returns: unknown };
      count_listed_inquiries: {
        Args: {
          view?: string;
          search?: string;
          kind?: string | null;
          language?: string | null;
          assignee?: string | null;
          only_those?: readonly string[];
          outcome?: string | null;
          since?: string | null;
          until?: string | null;
          sorting?: string;
          cursor_side?: string | null;
          cursor_at?: string | null;
          cursor_id?: string | null;
        };
        Returns: number;
      };
      create_file_link: { Args: { file_id: string; is_picture?: boolean }; Returns: string };
      create_invitation: {
        Args: { member_email: string; locale: string; new_role?: string };
        Returns: unknown;
      };
      create_recovery_codes: { Args: Record<never, never>; Returns: string[] };
      current_away_notice: { Args: Record<never, never>; Returns: unknown };
      delete_away_notice: { Args: { notice_id: string }; Returns: boolean };
      delete_reply_template: { Args: { template_id: string; expected_version: number }; Returns: undefined };
      delete_view: { Args: { name: string }; Returns: undefined };
      dismiss_missed_mails: { Args: { until: string }; Returns: number };
      end_session: { Args: { session_id: string }; Returns: boolean };
      enter_inquiry: {
        Args: {
          inquiry: unknown;
          idempotency_key: string;
          channel: string;
          happened_at: string;
          due_at: string;
          assignee_id?: string | null;
          wants_receipt?: boolean;
        };
        Returns: unknown;
      };
      forward_message: {
        Args: { message_id: string; address: string; note: string; locale: string };
        Returns: string;
      };
      grant_admin: { Args: { member_email: string; new_role?: string }; Returns: boolean };
      inquiry_figures: {
        Args: Record<never, never>;
        Returns: { week: string; inquiries: number; in_time: number; late: number; still_open: number }[];
      };
      keep_inquiry: { Args: { inquiry_id: string }; Returns: boolean };
      list_copy_addresses: {
        Args: { inquiry_id: string };
        Returns: { address: string; name: string; is_ticked: boolean }[];
      };
      list_customer_inquiries: { Args: { inquiry_id: string }; Returns: unknown };
      list_inquiries: {
        Args: {
          view?: string;
          search?: string;
          kind?: string | null;
          language?: string | null;
          assignee?: string | null;
          only_those?: readonly string[];
          outcome?: string | null;
          since?: string | null;
          until?: string | null;
          sorting?: string;
          cursor_side?: string | null;
          cursor_at?: string | null;
          cursor_id?: string | null;
          page_size?: number;
        };
        Returns: Database["public"]["Tables"]["inquiries"]["Row"][];
      };
      list_inquiry_messages: { Args: { inquiry_id: string; page_size: number }; Returns: unknown };
      list_promises: { Args: { first_day: string; last_day: string }; Returns: unknown };
      list_sessions: {
        Args: Record<never, never>;
        Returns: {
          id: string;
          user_agent: string;
          created_at: string;
          last_used_at: string;
          is_current: boolean;
        }[];
      };
      list_special_days: { Args: Record<never, never>; Returns: unknown };
      list_team: {
        Args: Record<never, never>;
        Returns: {
          user_id: string;
          email: string;
          role: string;
          granted_at: string;
          last_sign_in_at: string;
          is_banned: boolean;
          name_en: string;
          name_ar: string;
          position_en: string;
          position_ar: string;
        }[];
      };
      needs_second_factor: { Args: Record<never, never>; Returns: boolean };
      open_inquiry: {
        Args: { inquiry_id: string };
        Returns: Database["public"]["Tables"]["inquiries"]["Row"][];
      };
      operating_problems: { Args: Record<never, never>; Returns: unknown };
      outcome_figures: { Args: Record<never, never>; Returns: unknown };
      raise_reply_template: { Args: { template_id: string; expected_version: number }; Returns: undefined };
      record_export: { Args: { format: string; inquiries: number; filter: unknown }; Returns: undefined };
      remove_draft_file: { Args: { file_id: string }; Returns: undefined };
      report_presence: { Args: { inquiry_id: string; is_writing: boolean }; Returns: unknown };
      resend_inquiry_mail: { Args: { mail_id: string }; Returns: boolean };
      return_mail: { Args: { inquiry_id: string; expected_version: number }; Returns: number };
      revoke_admin: { Args: { member_id: string }; Returns: boolean };
      revoke_invitation: { Args: { invitation_id: string }; Returns: boolean };
      save_away_notice: {
        Args: { notice_id: string; first_day: string; last_day: string; text_en: string; text_ar: string };
        Returns: string;
      };
      save_inquiry_draft: {
        Args: { inquiry_id: string; kind: string; body: string; locale: string; copies?: unknown };
        Returns: { saved_at: string; replaced: string }[];
      };
      save_list_address: { Args: { list_address: string }; Returns: undefined };
      save_staff_profile: {
        Args: { name_en: string; name_ar: string; position_en: string; position_ar: string };
        Returns: undefined;
      };
      save_telling_preferences: {
        Args: {
          mails_assigned: boolean;
          mails_mentioned: boolean;
          counts_in_title: boolean;
          language: string;
        };
        Returns: undefined;
      };
      save_view: { Args: { name: string; address: string; former_name?: string | null }; Returns: undefined };
      send_mail_now: { Args: { message_id: string }; Returns: boolean };
      send_reply: {
        Args: {
          inquiry_id: string;
          expected_version: number;
          body: string;
          locale: string;
          new_status: string;
          send_after?: string | null;
          message_id?: string;
          cc?: readonly string[];
          files?: readonly string[];
          look_again_on?: string | null;
        };
        Returns: number;
      };
      show_inquiry: {
        Args: {
          inquiry_id: string;
          is_opening: boolean;
          is_writing: boolean;
          message_count: number;
          history: readonly string[];
          has?: string | null;
        };
        Returns: unknown;
      };
      show_inquiry_list: {
        Args: {
          view?: string;
          search?: string;
          kind?: string | null;
          language?: string | null;
          assignee?: string | null;
          only_those?: readonly string[];
          outcome?: string | null;
          since?: string | null;
          until?: string | null;
          sorting?: string;
          cursor_side?: string | null;
          cursor_at?: string | null;
          cursor_id?: string | null;
          page_size?: number;
          shown?: readonly string[];
          has?: string | null;
        };
        Returns: unknown;
      };
      start_conversation: {
        Args: { inquiry: unknown; idempotency_key: string; body: string };
        Returns: unknown;
      };
      take_back_mail: { Args: { message_id: string }; Returns: boolean };
      unban_account: { Args: { account_id: string }; Returns: boolean };
      use_recovery_code: { Args: { code: string }; Returns: boolean };
    };
  };
};

/** Functions alone write to it. */
type Table<Row> = { Row: Row; Insert: never; Update: never; Relationships: [] };

type View<Row> = { Row: Row; Relationships: [] };

type Public = Database["public"];
type Relations = Public["Tables"] & Public["Views"];

export type Row<Name extends keyof Relations> = Relations[Name]["Row"];

/** A row that a function returns. */
export type Returned<Name extends keyof Public["Functions"]> =
  Public["Functions"][Name]["Returns"] extends (infer Row)[] ? Row : never;
