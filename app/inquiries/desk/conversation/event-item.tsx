import type { InquiryStatus } from "../../../backend/inquiry-rows.ts";
import type { AuditEntry } from "../../../backend/staff-rows.ts";
import { interpolate } from "../../../i18n/text.ts";
import { useLocale, useWords } from "../../../i18n/use-locale.ts";
import { statusWords } from "../../inbox-words.ts";
import { StatusBadge } from "../../status-badge.tsx";
import { eventWords } from "../actions/action-words.ts";
import { shortName } from "../assignee-name.ts";
import { inquiryWords } from "../inquiry-words.ts";
import { ThreadEntry } from "./thread-entry.tsx";

/** The actions that the history of an inquiry shows. */
export const shownActions = ["inquiry.status_changed", "inquiry.assigned", "inquiry.entered"];

/** A change of status, or of who takes care of it. */
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
  if (action === "inquiry.entered") return interpolate(words.entered, { name });
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

function isStatus(value: unknown): value is InquiryStatus {
  return typeof value === "string" && Object.hasOwn(statusWords, value);
}
