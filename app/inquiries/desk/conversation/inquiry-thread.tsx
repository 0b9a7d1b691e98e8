import type { Message } from "../../../backend/inquiry-rows.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { findMember } from "../../../staff/staff-name.ts";
import { useTeam } from "../../../staff/team.ts";
import { Button } from "../../../ui/form/button.tsx";
import type { ShownInquiry } from "../inquiry/use-inquiry.ts";
import { FormItem } from "./form-item.tsx";
import { inquiryWords } from "../inquiry-words.ts";
import { MessageItem } from "./message-item.tsx";
import { EventItem, ForwardItem, NoteItem, ReadItem } from "./small-items.tsx";
import styles from "./thread.module.css";

export interface InquiryThreadProps {
  record: ShownInquiry;
  onShowEarlier: () => void;
  onForward: (message: Message) => void;
}

/** The history of an inquiry: what was sent, written, noted and changed, in order. */
export function InquiryThread(props: InquiryThreadProps) {
  const locale = useLocale();
  const team = useTeam();
  const { record, onShowEarlier, onForward } = props;
  const { inquiry, notes, messages, events, hasEarlierMessages } = record;
  const { read_at: readAt, read_by: reader } = inquiry;
  const items = [
    ...(readAt && inquiry.channel !== "staff"
      ? [{ at: readAt, item: <ReadItem key="read" at={readAt} reader={findMember(team, reader)} /> }]
      : []),
    ...notes.map((note) => ({
      at: note.created_at,
      item: <NoteItem key={note.id} note={note} />,
    })),
    ...messages.map((message) => ({
      at: message.created_at,
      item:
        message.direction === "forwarded" ? (
          <ForwardItem key={message.id} message={message} />
        ) : (
          <MessageItem key={message.id} message={message} visitor={inquiry} onForward={onForward} />
        ),
    })),
    ...events.map((event) => ({
      at: event.created_at,
      item: <EventItem key={event.id} event={event} />,
    })),
  ].map(({ at, item }) => ({ at: Date.parse(at), item }));
  // What came before the first mail that is shown waits with the others.
  const start = hasEarlierMessages ? Date.parse(messages[0]?.created_at ?? "") : Number.NEGATIVE_INFINITY;
  return (
    <ol className={styles.thread} aria-label={inquiryWords.history[locale]}>
      {/* Of a mail the message is all of it. */}
      {inquiry.channel !== "mail" && <FormItem inquiry={inquiry} />}
      {hasEarlierMessages && (
        <li className={styles.earlier}>
          <Button variant="outline" onClick={onShowEarlier}>
            {inquiryWords.showEarlier[locale]}
          </Button>
        </li>
      )}
      {items
        .filter(({ at }) => at >= start)
        .toSorted((one, other) => one.at - other.at)
        .map(({ item }) => item)}
    </ol>
  );
}
