import type { Inquiry } from "../../../backend/inquiry-rows.ts";
import type { TeamMember } from "../../../backend/staff-rows.ts";
import { interpolate, type Locale } from "../../../i18n/text.ts";
import { statusWords } from "../../inbox-words.ts";
import { assigneeName } from "../assignee-name.ts";
import type { StateChange } from "./change-inquiry.ts";
import { changeWords } from "./change-words.ts";

/** Changes in words: "status “Closed”, assigned to karim". */
export function describeChanges(locale: Locale, team: TeamMember[], changes: StateChange[]): string {
  return changes.map((change) => describe(locale, team, change)).join(locale === "ar" ? "، " : ", ");
}

/** What an inquiry is now, in the same words. */
export function describeState(locale: Locale, team: TeamMember[], inquiry: Inquiry): string {
  return describeChanges(locale, team, [
    { kind: "status", status: inquiry.status },
    { kind: "assignee", assigneeId: inquiry.assignee_id },
  ]);
}

function describe(locale: Locale, team: TeamMember[], change: StateChange): string {
  if (change.kind === "reply") return changeWords.replyNow[locale];
  if (change.kind === "status")
    return interpolate(changeWords.statusNow[locale], { status: statusWords[change.status][locale] });
  return interpolate(changeWords.assigneeNow[locale], {
    name: assigneeName(locale, team, change.assigneeId),
  });
}
