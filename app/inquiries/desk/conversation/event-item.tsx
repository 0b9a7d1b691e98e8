import type { InquiryStatus } from "../../../backend/inquiry-rows.ts";
import type { AuditEntry } from "../../../backend/staff-rows.ts";
import { formatDays, formatShortDateTime } from "../../../i18n/format.ts";
import { interpolate, type Locale } from "../../../i18n/text.ts";
import { useLocale, useWords } from "../../../i18n/use-locale.ts";
import { statusWords } from "../../inbox-words.ts";
import { StatusBadge } from "../../status-badge.tsx";
import { eventWords } from "../actions/action-words.ts";
import { shortName } from "../assignee-name.ts";
import { inquiryWords } from "../inquiry-words.ts";
import { ThreadEntry } from "./thread-entry.tsx";

/** The actions that the history of an inquiry shows. */
export const shownActions = ["inquiry.status_changed", "inquiry.assigned", "inquiry.due_moved"];

/** A change of status, of who takes care of it, or of the moment of the reply. */
export function EventItem({ event }: { event: AuditEntry }) {
  const heading = (
    <span>
      <EventText event={event} />
    </span>
  );
  return <ThreadEntry kind="event" at={event.created_at} heading={heading} />;
}

function EventText({ event: { action, actor_email: actor, details } }: { event: AuditEntry }) {
  const locale = useLocale();
  const words = useWords(eventWords);
  const { to, email }: { to?: unknown; email?: unknown } = details instanceof Object ? details : {};
  const name = actor ? shortName(actor) : inquiryWords.someone[locale];
  if (action === "inquiry.due_moved") return describeMove(locale, name, details);
  if (isStatus(to))
    return (
      <>
        {actor ? interpolate(words.statusChanged, { name }) : words.statusChangedItself}{" "}
        <StatusBadge status={to} />
      </>
    );
  if (typeof email !== "string") return interpolate(words.unassigned, { name });
  if (email === actor) return interpolate(words.took, { name });
  return interpolate(words.assigned, { name, assignee: shortName(email) });
}

function describeMove(locale: Locale, name: string, details: unknown): string {
  // As change_closed_days writes it.
  const move = details as Record<"from" | "to" | "first_day" | "last_day", string> & { is_closed: boolean };
  const words = eventWords[move.is_closed ? "dueMovedClosed" : "dueMovedOpen"];
  const moment = (at: string) => formatShortDateTime(locale, at);
  const days = formatDays(locale, move.first_day, move.last_day);
  return interpolate(words[locale], { name, from: moment(move.from), to: moment(move.to), days });
}

function isStatus(value: unknown): value is InquiryStatus {
  return typeof value === "string" && Object.hasOwn(statusWords, value);
}
