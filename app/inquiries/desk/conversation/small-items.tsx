import type { Note } from "../../../backend/inquiry-rows.ts";
import type { AuditEntry, TeamMember } from "../../../backend/staff-rows.ts";
import { interpolate, type Locale, localize } from "../../../i18n/text.ts";
import { useLocale, useWords } from "../../../i18n/use-locale.ts";
import { statusWords } from "../../inbox-words.ts";
import { StatusBadge } from "../../status-badge.tsx";
import { shortName } from "../assignee-name.ts";
import { FoldedText } from "./folded-text.tsx";
import { inquiryWords } from "../inquiry-words.ts";
import { ThreadEntry } from "./thread-entry.tsx";

/** Says which member of staff opened the inquiry first. */
export function ReadItem({ at, reader }: { at: string; reader: TeamMember | undefined }) {
  const words = useWords(inquiryWords);
  const name = reader ? shortName(reader.email) : words.someone;
  return <ThreadEntry kind="event" at={at} heading={<span>{interpolate(words.opened, { name })}</span>} />;
}

export function NoteItem({ note }: { note: Note }) {
  const words = useWords(inquiryWords);
  const heading = (
    <>
      <b>{note.author_email ? shortName(note.author_email) : words.someone}</b>
      <span>
        {words.noteOnly}
        {note.edited_at && ` (${words.edited})`}
      </span>
    </>
  );
  return (
    <ThreadEntry kind="note" at={note.created_at} heading={heading}>
      <FoldedText text={note.body} />
    </ThreadEntry>
  );
}

/** A change of status, or of who takes care of it. */
export function EventItem({ event }: { event: AuditEntry }) {
  const locale = useLocale();
  return <ThreadEntry kind="event" at={event.created_at} heading={describe(locale, event)} />;
}

function describe(locale: Locale, event: AuditEntry) {
  const words = localize(locale, inquiryWords);
  const { to, email } = parseDetails(event.details);
  const name = event.actor_email ? shortName(event.actor_email) : words.someone;
  if (isStatus(to))
    return (
      <span>
        {event.actor_email ? interpolate(words.statusChanged, { name }) : words.statusChangedItself}{" "}
        <StatusBadge status={to} />
      </span>
    );
  if (email === undefined) return <span>{interpolate(words.unassigned, { name })}</span>;
  if (email === event.actor_email) return <span>{interpolate(words.took, { name })}</span>;
  return <span>{interpolate(words.assigned, { name, assignee: shortName(email) })}</span>;
}

function parseDetails(details: unknown): { to?: string; email?: string } {
  const { to, email }: { to?: unknown; email?: unknown } = details instanceof Object ? details : {};
  return {
    ...(typeof to === "string" && { to }),
    ...(typeof email === "string" && { email }),
  };
}

function isStatus(value: string | undefined): value is keyof typeof statusWords {
  return value !== undefined && Object.hasOwn(statusWords, value);
}
