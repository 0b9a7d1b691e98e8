import type { TeamMember } from "../backend/staff-rows.ts";
import { markRun } from "../i18n/runs.ts";
import { directionOf, type Locale, textDirection } from "../i18n/text.ts";

/** As a row names somebody of staff: by the account, and by the address it had then. */
export interface StaffReference {
  id?: string | null;
  email: string | null;
}

/** What a colleague is called; undefined when nothing says who it was. Who has left is called as the address was. */
export function staffName(locale: Locale, team: TeamMember[], reference: StaffReference): string | undefined {
  const member = findColleague(team, reference);
  if (member) return memberName(locale, member);
  return reference.email ? beforeAt(reference.email) : undefined;
}

export function findColleague(team: TeamMember[], { id, email }: StaffReference): TeamMember | undefined {
  return team.find((member) => (id ? member.user_id === id : member.email === email));
}

export function findMember(team: TeamMember[], id: string | null): TeamMember | undefined {
  return team.find((member) => member.user_id === id);
}

export function memberName(locale: Locale, member: TeamMember): string {
  return givenName(locale, member) ?? beforeAt(member.email);
}

/** The name that somebody has given, or the one in the other language. */
export function givenName(locale: Locale, member: TeamMember): string | undefined {
  return inLanguage(locale, member.name_en, member.name_ar);
}

export function givenPosition(locale: Locale, member: TeamMember): string | undefined {
  return inLanguage(locale, member.position_en, member.position_ar);
}

function inLanguage(locale: Locale, english: string | null, arabic: string | null): string | undefined {
  return (locale === "ar" ? (arabic ?? english) : (english ?? arabic)) ?? undefined;
}

function beforeAt(email: string): string {
  return email.slice(0, email.lastIndexOf("@"));
}

/** A name within a sentence that no element can isolate it in. */
export function nameInText(locale: Locale, name: string): string {
  const direction = textDirection(name, directionOf(locale));
  return direction === directionOf(locale) ? name : markRun(name, direction);
}
