import type {
  Contact,
  CopyAddress,
  CopyChoices,
  CustomerInquiries,
  Draft,
  DraftFile,
  FailedMail,
  FigureRow,
  Inquiry,
  InquiryChange,
  InquiryCounts,
  InquiryStatus,
  ListedMessage,
  ListInquiriesArgs,
  Message,
  MissedMails,
  Note,
  Outcome,
  OutcomeFigures,
  Presence,
  WaitingReply,
} from "./inquiry-rows.ts";
import type {
  AuditEntry,
  AwayNoticeRow,
  ClosedDay,
  Invitation,
  OperatingProblem,
  Promises,
  ReplyTemplate,
  SavedView,
  SessionRow,
  StaffRole,
  TeamMember,
  TellingPreferences,
} from "./staff-rows.ts";

/** The exposed schema, as schema leaves it, in the shape the official client reads types from. */
export interface Database {
  public: {
    Tables: {
      inquiries: Table<Inquiry>;
      user_roles: Table<{ user_id: string; role: StaffRole; created_at: string }>;
      admin_audit_log: Table<AuditEntry>;
      invitations: Table<Invitation>;
      inquiry_notes: Table<Note>;
      inquiry_drafts: Table<Draft>;
      inquiry_attachments: Table<DraftFile>;
      inquiry_mails: Table<WaitingReply>;
      closed_days: Table<ClosedDay>;
      away_notices: Table<AwayNoticeRow>;
      reply_templates: Table<ReplyTemplate>;
      inquiry_mentions: Table<{ inquiry_id: string; seen_at: string | null }>;
      /** The caller's; `list_address` is the query of the address of the list that was looked at last. */
      staff_preferences: Table<TellingPreferences & { list_address: string; shows_table: boolean }>;
      saved_views: Table<SavedView>;
    };
    Views: {
      inquiry_conversation: { Row: Message; Relationships: [] };
      failed_inquiry_mails: { Row: FailedMail; Relationships: [] };
      missed_mail_counts: { Row: MissedMails; Relationships: [] };
    };
    Functions: {
      bootstrap_first_admin: { Args: { admin_email: string }; Returns: boolean };
      admin_exists: { Args: Record<never, never>; Returns: boolean };
      list_team: { Args: Record<never, never>; Returns: TeamMember[] };
      save_list_preferences: { Args: { list_address: string; shows_table: boolean }; Returns: undefined };
      /** Of the caller. What is blank is missing. */
      save_staff_profile: {
        Args: Record<"name_en" | "name_ar" | "position_en" | "position_ar", string>;
        Returns: undefined;
      };
      /** Of the caller. */
      save_telling_preferences: { Args: TellingPreferences; Returns: undefined };
      /** Returns its id. */
      add_reply_template: { Args: TemplateTexts; Returns: string };
      /** Returns the new version. Refused with 409 when there is one newer than expected. */
      change_reply_template: {
        Args: TemplateTexts & { template_id: string; expected_version: number };
        Returns: number;
      };
      delete_reply_template: {
        Args: { template_id: string; expected_version: number };
        Returns: undefined;
      };
      /** Moves it before the one above. */
      raise_reply_template: { Args: { template_id: string; expected_version: number }; Returns: undefined };
      grant_admin: { Args: { member_email: string; new_role: StaffRole }; Returns: boolean };
      revoke_admin: { Args: { member_id: string }; Returns: boolean };
      revoke_invitation: { Args: { invitation_id: string }; Returns: boolean };
      accept_invitation: { Args: Record<never, never>; Returns: boolean };
      list_inquiries: { Args: ListInquiriesArgs; Returns: Inquiry[] };
      /** Twelve weeks, the oldest first, and all of them at last. */
      inquiry_figures: { Args: Record<never, never>; Returns: FigureRow[] };
      /** At most 1,001 of a search. */
      count_listed_inquiries: { Args: Omit<ListInquiriesArgs, "page_size">; Returns: number };
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
      /** The same. Without a day it no longer comes back. Refused with 22023 unless the inquiry is answered. */
      set_look_again: {
        Args: { inquiry_id: string; expected_version: number; day: string | null };
        Returns: number;
      };
      /** The same. */
      set_outcome: {
        Args: {
          inquiry_id: string;
          expected_version: number;
          new_outcome: Outcome | null;
          amount: number | null;
          currency: string | null;
        };
        Returns: number;
      };
      /** The same. Refused with 22023 where the address cannot be written to, or is our own. */
      correct_contact: {
        Args: { inquiry_id: string; expected_version: number } & Contact;
        Returns: number;
      };
      list_customer_inquiries: { Args: { inquiry_id: string }; Returns: CustomerInquiries };
      outcome_figures: { Args: Record<never, never>; Returns: OutcomeFigures };
      /** Returns what takes it back, of those that were as expected. */
      change_inquiries: { Args: { changes: InquiryChange[] }; Returns: InquiryChange[] };
      save_view: { Args: SavedView & { former_name?: string }; Returns: undefined };
      delete_view: { Args: { name: string }; Returns: undefined };
      /**
       * Answers the visitor by mail. Returns the new version; refused with 409 like a change. With `send_after` not before that
       * moment, nor before ten seconds are over, in which it can be taken back.
       */
      send_reply: {
        Args: {
          inquiry_id: string;
          expected_version: number;
          body: string;
          locale: Message["locale"];
          new_status: "answered" | "closed";
          send_after?: string;
          message_id?: string;
          cc?: string[];
          /** Of the caller's draft. */
          files?: string[];
          look_again_on?: string | null;
        };
        Returns: number;
      };
      /** Returns its id; its pieces follow. Refused with 22023 when it is too large, or one too many. */
      add_draft_file: { Args: { inquiry_id: string; name: string; size: number }; Returns: string };
      /** In base64: 256 KB, the last one what remains. One that was stored before changes nothing. */
      add_draft_file_piece: { Args: { file_id: string; piece: number; content: string }; Returns: undefined };
      remove_draft_file: { Args: { file_id: string }; Returns: undefined };
      /** Its text is a draft again. False when it has gone out; refused with 404 when it is not there. */
      take_back_mail: { Args: { message_id: string }; Returns: boolean };
      list_copy_addresses: { Args: { inquiry_id: string }; Returns: CopyAddress[] };
      /** Returns the id of its entry in the conversation. */
      forward_message: {
        Args: { message_id: string; address: string; note: string; locale: Draft["locale"] };
        Returns: string;
      };
      send_mail_now: { Args: { message_id: string }; Returns: boolean };
      /** In ten seconds its mail goes back to the mailbox. Returns the new version; refused with 22023 once somebody has written. */
      return_mail: { Args: { inquiry_id: string; expected_version: number }; Returns: number };
      /** False when it has gone. */
      keep_inquiry: { Args: { inquiry_id: string }; Returns: boolean };
      /** The last ones, in order. */
      list_inquiry_messages: { Args: { inquiry_id: string; page_size: number }; Returns: ListedMessage[] };
      /** A piece of it in base64, empty after the last one. The first is audited; refused with 404 when none is kept. */
      get_attachment: { Args: { attachment_id: string; piece: number }; Returns: string };
      /** The same of a picture, of an inquiry that was opened today. Not audited. */
      get_picture: { Args: { attachment_id: string; piece: number }; Returns: string };
      /** Those up to a moment. Returns how many. */
      dismiss_missed_mails: { Args: { until: string }; Returns: number };
      record_export: { Args: { format: string; inquiries: number; filter: object }; Returns: undefined };
      add_inquiry_note: { Args: { inquiry_id: string; body: string }; Returns: string };
      /** Returns when it was stored. Refused with 409 when another text was stored after `known_at`. */
      save_inquiry_draft: {
        Args: {
          inquiry_id: string;
          kind: Draft["kind"];
          body: string;
          locale: Draft["locale"];
          known_at?: string | null;
          copies?: CopyChoices;
        };
        Returns: string;
      };
      /** Null when the inquiry is gone. */
      report_presence: { Args: { inquiry_id: string; is_writing: boolean }; Returns: Presence | null };
      /** False when it was not given up. */
      resend_inquiry_mail: { Args: { mail_id: string }; Returns: boolean };
      list_promises: { Args: { first_day: string; last_day: string }; Returns: Promises };
      /** Returns how many moments moved. Refused with 409 when something has changed since it was listed. */
      change_closed_days: {
        Args: {
          first_day: string;
          last_day: string;
          name_en: string | null;
          name_ar: string | null;
          seen_closed_days: string[];
          inquiry_ids: string[];
          expected_versions: number[];
          new_due_at: string[];
        };
        Returns: number;
      };
      /** Refused with 409 when another notice covers one of the days. */
      save_away_notice: {
        Args: { notice_id: string | null } & Omit<AwayNoticeRow, "id">;
        Returns: string;
      };
      delete_away_notice: { Args: { notice_id: string }; Returns: boolean };
      operating_problems: { Args: Record<never, never>; Returns: OperatingProblem[] };
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

type TemplateTexts = Record<"title_en" | "title_ar" | "body_en" | "body_ar", string>;

type Table<Row> = { Row: Row; Insert: Partial<Row>; Update: Partial<Row>; Relationships: [] };
