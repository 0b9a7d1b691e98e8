import type { TeamMember } from "../../../backend/staff-rows.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { Button } from "../../../ui/button.tsx";
import type { InquiryRecord } from "../inquiry/fetch-inquiry.ts";
import { FormItem } from "./form-item.tsx";
import { inquiryWords } from "../inquiry-words.ts";
import { MessageItem } from "./message-item.tsx";
import { EventItem } from "./event-item.tsx";
import { NoteItem, ReadItem } from "./small-items.tsx";
import { listThreadItems, type ThreadItem } from "./thread-items.ts";
import styles from "./thread.module.css";

export interface InquiryThreadProps {
  record: InquiryRecord;
  team: TeamMember[];
  onShowEarlier: () => void;
}

/** The history of an inquiry: what was sent, written, noted and changed, in order. */
export function InquiryThread(props: InquiryThreadProps) {
  return (
    <ol className={styles.thread} aria-label={inquiryWords.history[useLocale()]}>
      {listThreadItems(props.record).map((item) => (
        <Item key={item.id} {...props} item={item} />
      ))}
    </ol>
  );
}

function Item({ record, team, onShowEarlier, item }: InquiryThreadProps & { item: ThreadItem }) {
  const locale = useLocale();
  switch (item.kind) {
    case "earlier":
      return (
        <li className={styles.earlier}>
          <Button variant="outline" onClick={onShowEarlier}>
            {inquiryWords.showEarlier[locale]}
          </Button>
        </li>
      );
    case "form":
      return <FormItem inquiry={record.inquiry} />;
    case "read":
      return <ReadItem at={item.at} reader={team.find(({ user_id: id }) => id === item.by)} />;
    case "note":
      return <NoteItem note={item.note} />;
    case "message":
      return <MessageItem message={item.message} visitor={record.inquiry} />;
    case "event":
      return <EventItem event={item.event} />;
  }
}
