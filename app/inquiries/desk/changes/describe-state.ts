import type { Contact, Inquiry } from "../../../backend/inquiry-rows.ts";
import type { TeamMember } from "../../../backend/staff-rows.ts";
import { formatDate } from "../../../i18n/format-date.ts";
import { interpolate, listSeparator, type Locale } from "../../../i18n/text.ts";
import { nameInText } from "../../../staff/staff-name.ts";
import { statusWords } from "../../inbox-words.ts";
import { changeWords } from "../actions/action-words.ts";
import { assigneeName } from "../assignee-name.ts";
import { outcomeText } from "../progress/outcome-words.ts";
import { outcomeOf, type StateChange } from "./change-inquiries.ts";

/** What an inquiry is, in the words of changes. */
export function describeState(locale: Locale, team: TeamMember[], inquiry: Inquiry): string {
  const { status, assignee_id, look_again_on } = inquiry;
  return [
    describeChange(locale, team, { status, assignee_id, ...(look_again_on && { look_again_on }) }),
    ...(inquiry.outcome ? [describeChange(locale, team, outcomeOf(inquiry))] : []),
  ].join(listSeparator(locale));
}

/** A change in words: "status “Closed”, assigned to karim". */
export function describeChange(locale: Locale, team: TeamMember[], change: StateChange): string {
  const say = (name: keyof typeof changeWords, values: Record<string, string> = {}) =>
    interpolate(changeWords[name][locale], values);
  if ("outcome" in change) {
    const outcome = outcomeText(locale, change);
    return outcome ? say("outcome", { outcome }) : say("noOutcome");
  }
  if ("name" in change) return say("contact", { contact: contactText(locale, change) });
  const { status, assignee_id: assignee, look_again_on: day } = change;
  const said: string[] = [];
  if (status) said.push(say("status", { status: statusWords[status][locale] }));
  if (assignee === null) said.push(say("nobody"));
  else if (assignee)
    said.push(say("assignee", { name: nameInText(locale, assigneeName(locale, team, assignee)) }));
  if (day !== undefined) said.push(day ? say("lookAgain", { day: formatDate(locale, day) }) : say("noDay"));
  return said.join(listSeparator(locale));
}

function contactText(locale: Locale, { name, email, company, phone }: Contact): string {
  const leftToRight = (text: string | null) => text && `\u2066${text}\u2069`;
  return [
    nameInText(locale, name),
    leftToRight(email),
    company && nameInText(locale, company),
    leftToRight(phone),
  ]
    .filter(Boolean)
    .join(listSeparator(locale));
}
