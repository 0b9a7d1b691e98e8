import type { Returned, Row } from "./database.ts";
import type { With } from "./with.ts";

/** Only an entry that is written past the rules has neither. */
export type AuditEntry = With<Row<"admin_audit_log">, { number: number; hash: string }>;

/** Staff read, write and reply; admins also export, and decide about the team and the hours. */
export type StaffRole = Row<"user_roles">["role"];

export type TeamMember = With<
  Returned<"list_team">,
  {
    role: StaffRole;
    /** Null for staff, whom it does not concern. */
    last_sign_in_at: string | null;
    /** As they have said themselves. */
    name_en: string | null;
    name_ar: string | null;
    position_en: string | null;
    position_ar: string | null;
  }
>;

/** What one of the staff wants to be told, and the language of their pages. */
export type TellingPreferences = Pick<
  Row<"staff_preferences">,
  "mails_assigned" | "mails_mentioned" | "counts_in_title" | "language"
>;

export type ReplyTemplate = Row<"reply_templates">;

/** A list of the desk that somebody has named: the query of its address. */
export type SavedView = Pick<Row<"saved_views">, "name" | "address">;

export type Invitation = Row<"invitations">;

/** Where somebody is signed in. */
export type SessionRow = With<Returned<"list_sessions">, { user_agent: string | null }>;

/** A problem of the site's mail: see operating_problems in schema. */
export interface OperatingProblem {
  kind: "notices_to_nobody" | "notices_failing" | "mailbox_unavailable";
  since: string | null;
  reason: string | null;
}

export type SpecialDayRow = Row<"special_days">;

/** What list_special_days in schema says of one. */
export type ListedDay = Pick<SpecialDayRow, "day" | "opens" | "closes">;

export type AwayNoticeRow = Row<"away_notices">;

/** What moments are promised from: see list_promises in schema. */
export type Promises = {
  special_days: ListedDay[];
  promises: { id: string; version: number; promised_at: string; due_at: string }[];
};
