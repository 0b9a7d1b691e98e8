import type { TeamMember } from "../../backend/staff-rows.ts";
import type { Locale } from "../../i18n/text.ts";
import { findMember, memberName } from "../../staff/staff-name.ts";
import { deskWords } from "./desk-words.ts";

/** The name of an inquiry's assignee. */
export function assigneeName(locale: Locale, team: TeamMember[], assigneeId: string | null): string {
  if (assigneeId === null) return deskWords.nobody[locale];
  const member = findMember(team, assigneeId);
  return member ? memberName(locale, member) : deskWords.formerStaff[locale];
}
