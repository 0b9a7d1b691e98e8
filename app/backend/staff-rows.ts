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

/** Staff read, write and reply; admins also export, and decide about the team and the hours. */
export type StaffRole = "admin" | "staff";

export type TeamMember = {
  user_id: string;
  email: string;
  role: StaffRole;
  granted_at: string;
  /** Null for staff, whom it does not concern. */
  last_sign_in_at: string | null;
  is_banned: boolean;
  /** As they have said themselves. */
  name_en: string | null;
  name_ar: string | null;
  position_en: string | null;
  position_ar: string | null;
};

/** What one of the staff wants to be told, and the language of their pages. */
export type TellingPreferences = {
  mails_assigned: boolean;
  mails_mentioned: boolean;
  counts_in_title: boolean;
  language: "en" | "ar" | null;
};

/** A text that replies begin with. Of each language both are there, or neither. */
export type ReplyTemplate = {
  id: string;
  place: number;
  title_en: string | null;
  title_ar: string | null;
  body_en: string | null;
  body_ar: string | null;
  version: number;
};

/** A list of the desk that somebody has named: the query of its address. */
export type SavedView = { name: string; address: string };

export type Invitation = {
  id: string;
  email: string;
  role: StaffRole;
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

/** A problem of the site's mail. */
export interface OperatingProblem {
  kind: "notices_to_nobody" | "notices_failing" | "mailbox_unavailable";
  since: string | null;
  /** The code of why a mailbox cannot be read, null when no process reads it; or why no notice is sent, where that is a refused sign-in. */
  reason: string | null;
}

export type ClosedDay = { day: string; name_en: string; name_ar: string };

export type AwayNoticeRow = {
  id: string;
  first_day: string;
  last_day: string;
  /** Either may be missing. */
  text_en: string | null;
  text_ar: string | null;
};

/** What moments are promised from: see list_promises in schema. */
export type Promises = {
  closed_days: string[];
  promises: { id: string; version: number; promised_at: string; due_at: string }[];
};
