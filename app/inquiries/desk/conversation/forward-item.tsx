import type { ListedMessage } from "../../../backend/inquiry-rows.ts";
import { InterpolatedText } from "../../../i18n/interpolated-text.tsx";
import { Isolate, LtrText } from "../../../i18n/isolate.tsx";
import { useLocale } from "../../../i18n/use-locale.ts";
import { partWords } from "../../../staff/events/event-words.ts";
import { events } from "../../../staff/events/events.ts";
import { staffName } from "../../../staff/staff-name.ts";
import { useTeam } from "../../../staff/team.ts";
import { inquiryWords } from "../inquiry-words.ts";
import { WaitingActions } from "../sending/waiting-actions.tsx";
import { FoldedText } from "./folded-text.tsx";
import { Delivery } from "./message-item.tsx";
import { ThreadEntry } from "./thread-entry.tsx";

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
