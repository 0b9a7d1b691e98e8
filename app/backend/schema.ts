import type { Database as Generated } from "./database.ts";
import type {
  CopyAddress,
  CustomerInquiries,
  Draft,
  FailedMail,
  FigureRow,
  InquiryChange,
  InquiryCounts,
  InquiryRecord,
  ListedMessage,
  Message,
  MissedMails,
  OutcomeFigures,
  Presence,
  ShownList,
} from "./inquiry-rows.ts";
import type {
  AuditEntry,
  ListedDay,
  OperatingProblem,
  Promises,
  SessionRow,
  TeamMember,
} from "./staff-rows.ts";
import type { With } from "./with.ts";

/** What pages read and call, in the shape the official client reads types from. */
export type Database = {
  public: {
    Tables: With<
      Tables,
      {
        admin_audit_log: With<Tables["admin_audit_log"], { Row: AuditEntry }>;
        inquiry_drafts: With<Tables["inquiry_drafts"], { Row: Draft }>;
      }
    >;
    Views: {
      inquiry_conversation: { Row: Message; Relationships: [] };
      failed_inquiry_mails: { Row: FailedMail; Relationships: [] };
      missed_mail_counts: { Row: MissedMails; Relationships: [] };
    };
    Functions: { [Name in keyof Functions]: { Args: Arguments[Name]; Returns: Results[Name] } };
  };
};

type Tables = Generated["public"]["Tables"];
type Functions = Generated["public"]["Functions"];

/** Those that may be null. */
type Arguments = With<
  { [Name in keyof Functions]: Functions[Name]["Args"] },
  {
    change_special_days: With<
      Functions["change_special_days"]["Args"],
      { name_en: string | null; name_ar: string | null; opens: string | null; closes: string | null }
    >;
    correct_contact: With<
      Functions["correct_contact"]["Args"],
      { email: string | null; company: string | null; phone: string | null }
    >;
    save_away_notice: With<
      Functions["save_away_notice"]["Args"],
      { notice_id: string | null; text_en: string | null; text_ar: string | null }
    >;
    save_telling_preferences: With<
      Functions["save_telling_preferences"]["Args"],
      { language: string | null }
    >;
    show_inquiry: With<Functions["show_inquiry"]["Args"], { is_writing: boolean | null }>;
  }
>;

type Results = With<
  { [Name in keyof Functions]: Functions[Name]["Returns"] },
  {
    change_inquiries: InquiryChange[];
    count_inquiries: InquiryCounts;
    inquiry_figures: FigureRow[];
    list_copy_addresses: CopyAddress[];
    list_customer_inquiries: CustomerInquiries;
    list_inquiry_messages: ListedMessage[];
    list_promises: Promises;
    list_sessions: SessionRow[];
    list_special_days: ListedDay[];
    list_team: TeamMember[];
    operating_problems: OperatingProblem[];
    outcome_figures: OutcomeFigures;
    report_presence: Presence[] | null;
    /** Null when the inquiry is gone; of what is known by its digest, only who else looks at it. */
    show_inquiry: InquiryRecord | Pick<InquiryRecord, "digest" | "others"> | null;
    show_inquiry_list: ShownList | Pick<ShownList, "digest">;
  }
>;
