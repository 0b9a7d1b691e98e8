import type { TeamMember } from "../../../backend/staff-rows.ts";
import type { Locale } from "../../../i18n/text.ts";
import { Button } from "../../../ui/button.tsx";
import type { InquiryRecord } from "../inquiry/fetch-inquiry.ts";
import { FormItem } from "./form-item.tsx";
import { inquiryWords } from "../inquiry-words.ts";
import { MessageItem } from "./message-item.tsx";
import { EventItem, NoteItem, ReadItem } from "./small-items.tsx";
import { listThreadItems, type ThreadItem } from "./thread-items.ts";
import styles from "./thread.module.css";

export interface InquiryThreadProps {
  locale: Locale;
  record: InquiryRecord;
  team: TeamMember[];
  onShowEarlier: () => void;
}

/** The history of an inquiry: what was sent, written, noted and changed, in order. */
export function InquiryThread(props: InquiryThreadProps) {
  return (
    <ol className={styles.thread} aria-label={inquiryWords.history[props.locale]}>
      {listThreadItems(props.record).map((item) => (
        <Item key={item.id} {...props} item={item} />
      ))}
    </ol>
  );
}

function Item({ locale, record, team, onShowEarlier, item }: InquiryThreadProps & { item: ThreadItem }) {
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
      return <FormItem locale={locale} inquiry={record.inquiry} />;
    case "read":
      return (
        <ReadItem locale={locale} at={item.at} reader={team.find(({ user_id: id }) => id === item.by)} />
      );
    case "note":
      return <NoteItem locale={locale} note={item.note} />;
    case "message":
      return <MessageItem locale={locale} message={item.message} visitor={record.inquiry} />;
    case "event":
      return <EventItem locale={locale} event={item.event} />;
  }
}
