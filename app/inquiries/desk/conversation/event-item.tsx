import type { ReactNode } from "react";
import type { InquiryStatus } from "../../../backend/inquiry-rows.ts";
import type { AuditEntry, TeamMember } from "../../../backend/staff-rows.ts";
import { formatDays, formatShortDateTime } from "../../../i18n/format.ts";
import { InterpolatedText } from "../../../i18n/interpolated-text.tsx";
import { Isolate } from "../../../i18n/isolate.tsx";
import { listSeparator, type LocalizedText } from "../../../i18n/text.ts";
import { useLocale, useWords } from "../../../i18n/use-locale.ts";
import { staffName } from "../../../staff/staff-name.ts";
import { statusWords } from "../../inbox-words.ts";
import { StatusBadge } from "../../status-badge.tsx";
import { eventWords } from "../actions/action-words.ts";
import { contactFieldWords } from "../contact/contact-words.ts";
import { describeChanges, type StateChange } from "../changes/change-inquiry.ts";
import { inquiryWords } from "../inquiry-words.ts";
import { outcomeWords } from "../progress/outcome-words.ts";
import { ThreadEntry } from "./thread-entry.tsx";

/** The actions that the history of an inquiry shows. */
export const shownActions = [
  "inquiry.status_changed",
  "inquiry.assigned",
  "inquiry.due_moved",
  "inquiry.entered",
  "inquiry.look_again_set",
  "inquiry.outcome_set",
  "inquiry.contact_corrected",
];

export interface EventItemProps {
  event: AuditEntry;
  team: TeamMember[];
}

/** A change of status, of who takes care of it, or of the moment of the reply. Nothing for what is told otherwise than expected. */
export function EventItem(props: EventItemProps) {
  if (!isAsExpected(props.event)) return null;
  const heading = (
    <span>
      <EventText {...props} />
    </span>
  );
  return <ThreadEntry kind="event" at={props.event.created_at} heading={heading} />;
}

/** Whether an entry tells what its sentence says, as functions of schema write it. */
function isAsExpected({ action, details }: AuditEntry): boolean {
  const valueOf = (key: string): unknown =>
    details instanceof Object ? Reflect.get(details, key) : undefined;
  const isMoment = (key: string) => !Number.isNaN(Date.parse(String(valueOf(key))));
  switch (action) {
    case "inquiry.due_moved":
      return ["from", "to", "first_day", "last_day"].every(isMoment);
    case "inquiry.look_again_set":
      return (
        valueOf("kind") === "lookAgain" && (valueOf("look_again_on") === null || isMoment("look_again_on"))
      );
    case "inquiry.contact_corrected":
      return listFields(details).length > 0;
    case "inquiry.outcome_set":
      return valueOf("kind") === "outcome" && isOutcome(valueOf("outcome"));
    default:
      return true;
  }
}

/** Which of the sender's details were corrected. What they were is told nowhere in the log, which outlives the inquiry. */
function listFields(details: unknown): LocalizedText[] {
  const fields: unknown = details instanceof Object ? Reflect.get(details, "fields") : undefined;
  const words: Record<string, LocalizedText> = contactFieldWords;
  return Array.isArray(fields) ? fields.flatMap((field) => words[String(field)] ?? []) : [];
}

function isOutcome(value: unknown): boolean {
  return value === null || (typeof value === "string" && Object.hasOwn(outcomeWords, value));
}

function EventText({ event: { action, actor_id: id, actor_email: actor, details }, team }: EventItemProps) {
  const locale = useLocale();
  const words = useWords(eventWords);
  const { to, email }: { to?: unknown; email?: unknown } = details instanceof Object ? details : {};
  const name = (
    <Isolate>{staffName(locale, team, { id, email: actor }) ?? inquiryWords.someone[locale]}</Isolate>
  );
  if (action === "inquiry.due_moved") return <DueMoved name={name} details={details} />;
  if (action === "inquiry.entered") return <InterpolatedText text={words.entered} values={{ name }} />;
  if (action === "inquiry.contact_corrected") {
    const fields = listFields(details).map((field) => field[locale]);
    const corrected = { name, fields: fields.join(listSeparator(locale)) };
    return <InterpolatedText text={words.corrected} values={corrected} />;
  }
  if (action === "inquiry.look_again_set" || action === "inquiry.outcome_set") {
    const change = describeChanges(locale, team, [details as StateChange]);
    return <InterpolatedText text={words.changed} values={{ name, change }} />;
  }
  if (isStatus(to))
    return (
      <>
        {actor ? (
          <InterpolatedText text={words.statusChanged} values={{ name }} />
        ) : (
          words.statusChangedItself
        )}{" "}
        <StatusBadge status={to} />
      </>
    );
  if (typeof email !== "string") return <InterpolatedText text={words.unassigned} values={{ name }} />;
  if (email === actor) return <InterpolatedText text={words.took} values={{ name }} />;
  const assignee = <Isolate>{staffName(locale, team, { email }) ?? ""}</Isolate>;
  return <InterpolatedText text={words.assigned} values={{ name, assignee }} />;
}

function DueMoved({ name, details }: { name: ReactNode; details: unknown }) {
  const locale = useLocale();
  // As change_closed_days writes it.
  const move = details as Record<"from" | "to" | "first_day" | "last_day", string> & { is_closed: boolean };
  const words = eventWords[move.is_closed ? "dueMovedClosed" : "dueMovedOpen"];
  const moment = (at: string) => formatShortDateTime(locale, at);
  const days = formatDays(locale, move.first_day, move.last_day);
  const values = { name, from: moment(move.from), to: moment(move.to), days };
  return <InterpolatedText text={words[locale]} values={values} />;
}

function isStatus(value: unknown): value is InquiryStatus {
  return typeof value === "string" && Object.hasOwn(statusWords, value);
}
