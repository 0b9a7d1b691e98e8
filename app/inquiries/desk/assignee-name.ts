import type { TeamMember } from "../../backend/staff-rows.ts";
import type { Locale } from "../../i18n/text.ts";
import { deskWords } from "./desk-words.ts";

/** The name of an inquiry's assignee, short enough for a list. */
export function assigneeName(locale: Locale, team: TeamMember[], assigneeId: string | null): string {
  if (assigneeId === null) return deskWords.nobody[locale];
  const member = team.find(({ user_id: id }) => id === assigneeId);
  return member ? shortName(member.email) : deskWords.formerStaff[locale];
}

/** An account has no name but its address. */
export function shortName(email: string): string {
  return email.slice(0, email.lastIndexOf("@"));
}
