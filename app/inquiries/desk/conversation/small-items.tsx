import { lazy, Suspense } from "react";
import type { Note } from "../../../backend/inquiry-rows.ts";
import type { TeamMember } from "../../../backend/staff-rows.ts";
import { InterpolatedText } from "../../../i18n/interpolated-text.tsx";
import { Isolate } from "../../../i18n/isolate.tsx";
import { useLocale, useWords } from "../../../i18n/use-locale.ts";
import { memberName, staffName } from "../../../staff/staff-name.ts";
import { FoldedText } from "./folded-text.tsx";
import { inquiryWords } from "../inquiry-words.ts";
import { ThreadEntry } from "./thread-entry.tsx";

/** Says which member of staff opened the inquiry first. */
export function ReadItem({ at, reader }: { at: string; reader: TeamMember | undefined }) {
  const locale = useLocale();
  const words = useWords(inquiryWords);
  const name = <Isolate>{reader ? memberName(locale, reader) : words.someone}</Isolate>;
  const heading = (
    <span>
      <InterpolatedText text={words.opened} values={{ name }} />
    </span>
  );
  return <ThreadEntry kind="event" at={at} heading={heading} />;
}

const NotSent = lazy(() => import("./not-sent.tsx"));

export function NoteItem({ note, team }: { note: Note; team: TeamMember[] }) {
  const locale = useLocale();
  const words = useWords(inquiryWords);
  const heading = (
    <>
      <b>
        <Isolate>
          {staffName(locale, team, { id: note.author_id, email: note.author_email }) ?? words.someone}
        </Isolate>
      </b>
      <span>
        {words.noteOnly}
        {note.edited_at && ` (${words.edited})`}
      </span>
    </>
  );
  return (
    <ThreadEntry kind="note" at={note.created_at} heading={heading}>
      {note.not_sent && (
        <Suspense>
          <NotSent note={note} reason={note.not_sent} />
        </Suspense>
      )}
      <FoldedText text={note.body} team={note.not_sent ? undefined : team} />
    </ThreadEntry>
  );
}
