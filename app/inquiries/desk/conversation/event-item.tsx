import type { InquiryStatus } from "../../../backend/inquiry-rows.ts";
import type { AuditEntry, TeamMember } from "../../../backend/staff-rows.ts";
import { InterpolatedText } from "../../../i18n/interpolated-text.tsx";
import { Isolate } from "../../../i18n/isolate.tsx";
import { useLocale, useWords } from "../../../i18n/use-locale.ts";
import { staffName } from "../../../staff/staff-name.ts";
import { statusWords } from "../../inbox-words.ts";
import { StatusBadge } from "../../status-badge.tsx";
import { eventWords } from "../actions/action-words.ts";
import { inquiryWords } from "../inquiry-words.ts";
import { ThreadEntry } from "./thread-entry.tsx";

/** The actions that the history of an inquiry shows. */
export const shownActions = ["inquiry.status_changed", "inquiry.assigned"];

export interface EventItemProps {
  event: AuditEntry;
  team: TeamMember[];
}

/** A change of status, or of who takes care of it. */
export function EventItem(props: EventItemProps) {
  const heading = (
    <span>
      <EventText {...props} />
    </span>
  );
  return <ThreadEntry kind="event" at={props.event.created_at} heading={heading} />;
}

function EventText({ event: { actor_id: id, actor_email: actor, details }, team }: EventItemProps) {
  const locale = useLocale();
  const words = useWords(eventWords);
  const { to, email }: { to?: unknown; email?: unknown } = details instanceof Object ? details : {};
  const name = (
    <Isolate>{staffName(locale, team, { id, email: actor }) ?? inquiryWords.someone[locale]}</Isolate>
  );
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

function isStatus(value: unknown): value is InquiryStatus {
  return typeof value === "string" && Object.hasOwn(statusWords, value);
}
