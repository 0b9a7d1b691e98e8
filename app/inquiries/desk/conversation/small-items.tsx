import type { Note } from "../../../backend/inquiry-rows.ts";
import type { TeamMember } from "../../../backend/staff-rows.ts";
import { interpolate } from "../../../i18n/text.ts";
import { useWords } from "../../../i18n/use-locale.ts";
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
