import type { ListedMessage, Note } from "../../../backend/inquiry-rows.ts";
import type { AuditEntry, TeamMember } from "../../../backend/staff-rows.ts";
import { InterpolatedText } from "../../../i18n/interpolated-text.tsx";
import { Isolate, LtrText } from "../../../i18n/isolate.tsx";
import { useLocale, useWords } from "../../../i18n/use-locale.ts";
import { EventSentence } from "../../../staff/events/event-sentence.tsx";
import { partWords } from "../../../staff/events/event-words.ts";
import { events } from "../../../staff/events/events.ts";
import { memberName, staffName } from "../../../staff/staff-name.ts";
import { useTeam } from "../../../staff/team.ts";
import { describeChange } from "../../describe-change.ts";
import { FoldedText } from "./folded-text.tsx";
import { inquiryWords } from "../inquiry-words.ts";
import { WaitingActions } from "../sending/waiting-actions.tsx";
import { Delivery } from "./message-item.tsx";
import { ThreadEntry } from "./thread-entry.tsx";
import styles from "./thread.module.css";

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

export function NoteItem({ note }: { note: Note }) {
  const locale = useLocale();
  const team = useTeam();
  const words = useWords(inquiryWords);
  const heading = (
    <>
      <b>
        {note.address ? (
          <LtrText>{note.address}</LtrText>
        ) : (
          <Isolate>
            {staffName(locale, team, { id: note.author_id, email: note.author_email }) ?? words.someone}
          </Isolate>
        )}
      </b>
      <span>{words.noteOnly}</span>
    </>
  );
  return (
    <ThreadEntry kind="note" at={note.created_at} heading={heading}>
      {note.address && (
        <p className={styles.addresses}>
          <span className={styles.failed}>{words.notSent}</span>
          {note.has_files && <span>{words.filesInMailbox}</span>}
        </p>
      )}
      <FoldedText text={note.body} hasMentions={!note.address} />
    </ThreadEntry>
  );
}

/** A change of an inquiry, in its history. */
export function EventItem({ event }: { event: AuditEntry }) {
  const inquiry = partWords.thisInquiry[useLocale()];
  const heading = (
    <span>
      <EventSentence isBrief {...{ event, inquiry, describeChange }} />
    </span>
  );
  return <ThreadEntry kind="event" at={event.created_at} heading={heading} />;
}

/** Says who forwarded a mail of the conversation to whom, and what they wrote above it. */
export function ForwardItem({ message }: { message: ListedMessage }) {
  const locale = useLocale();
  const author = staffName(locale, useTeam(), { id: message.author_id, email: message.author_email });
  const values = {
    actor: <Isolate>{author ?? inquiryWords.someone[locale]}</Isolate>,
    inquiry: partWords.thisInquiry[locale],
    account: <LtrText>{message.address}</LtrText>,
  };
  const heading = (
    <>
      <span>
        <InterpolatedText text={events["inquiry.email_forwarded"][locale]} values={values} />
      </span>
      <Delivery message={message} />
    </>
  );
  return (
    <ThreadEntry kind="event" at={message.created_at} heading={heading}>
      {message.body && <FoldedText text={message.body} />}
      {message.send_after && <WaitingActions message={message} />}
    </ThreadEntry>
  );
}
