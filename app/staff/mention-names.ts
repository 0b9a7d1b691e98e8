import type { TeamMember } from "../backend/staff-rows.ts";
import type { Locale } from "../i18n/text.ts";
import { memberName } from "./staff-name.ts";

/** What follows an `@` that means somebody: a name in either language, or the beginning of the address, as the database has it. */
export function mentionNames({ name_en: english, name_ar: arabic, email }: TeamMember): string[] {
  return [english, arabic, email.slice(0, email.indexOf("@"))].filter((name) => name !== null);
}

/** How somebody is mentioned: by name, where no colleague has the same one. */
export function mentionName(locale: Locale, team: TeamMember[], member: TeamMember): string {
  const name = memberName(locale, member);
  const isShared = team.some((other) => other !== member && mentionNames(other).includes(name));
  return isShared ? member.email.slice(0, member.email.indexOf("@")) : name;
}

/** Splits a text at its mentions, which have the odd places. */
export function splitMentions(text: string, team: TeamMember[] = []): string[] {
  const names = team.flatMap(mentionNames).toSorted((one, other) => other.length - one.length);
  const found = names.map((name) => name.replace(/[$()*+./?[\\\]^{|}]/g, "\\$&")).join("|");
  return found && text.includes("@")
    ? text.split(new RegExp(`(?<![\\w.+-])(@(?:${found}))(?![\\p{L}\\p{N}])`, "iu"))
    : [text];
}
