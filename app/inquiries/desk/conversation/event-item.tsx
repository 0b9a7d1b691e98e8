import type { AuditEntry } from "../../../backend/staff-rows.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { EventSentence } from "../../../staff/events/event-sentence.tsx";
import { partWords } from "../../../staff/events/event-words.ts";
import { describeChange } from "../../describe-change.ts";
import { ThreadEntry } from "./thread-entry.tsx";

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
