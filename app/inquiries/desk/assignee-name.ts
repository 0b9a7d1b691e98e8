import type { TeamMember } from "../../backend/staff-rows.ts";
import type { Locale } from "../../i18n/text.ts";
import { deskWords } from "./desk-words.ts";

/** The name of an inquiry's assignee, short enough for a list. */
export function assigneeName(locale: Locale, team: TeamMember[], assigneeId: string | null): string {
  if (assigneeId === null) return deskWords.nobody[locale];
  const member = findMember(team, assigneeId);
  return member ? shortName(member.email) : deskWords.formerStaff[locale];
}

export function findMember(team: TeamMember[], id: string | null): TeamMember | undefined {
  return team.find((member) => member.user_id === id);
}

/** An account has no name but its address. */
export function shortName(email: string): string {
  return email.slice(0, email.lastIndexOf("@"));
}
