import type { Inquiry, ListedMessage, Message } from "../../../backend/inquiry-rows.ts";
import { Isolate, LtrText } from "../../../i18n/isolate.tsx";
import { formatShortDateTime } from "../../../i18n/format.ts";
import { interpolate, type LocalizedText } from "../../../i18n/text.ts";
import { useLocale, useWords } from "../../../i18n/use-locale.ts";
import { useNow } from "../../../staff/use-now.ts";
import { staffName } from "../../../staff/staff-name.ts";
import { useTeam } from "../../../staff/team.ts";
import { AttachmentList } from "../files/attachment-list.tsx";
import { inquiryWords } from "../inquiry-words.ts";
import { MailRefusal } from "../mail-problems/mail-refusal.tsx";
import { MessageBody } from "./message-body.tsx";
import { MessageRecipients } from "./message-recipients.tsx";
import { Button } from "../../../ui/form/button.tsx";
import { heldWords, sendingWords } from "../sending/sending-words.ts";
import { WaitingActions } from "../sending/waiting-actions.tsx";
import { ThreadEntry } from "./thread-entry.tsx";
import styles from "./thread.module.css";

export interface MessageItemProps {
  message: ListedMessage;
  visitor: Pick<Inquiry, "name" | "email">;
  onForward: (message: Message) => void;
}

/** A mail of the conversation. What it repeats is folded. */
export function MessageItem({ message, visitor, onForward }: MessageItemProps) {
  const locale = useLocale();
  const isSent = message.direction === "sent";
  const heading = (
    <>
      {isSent ? <Author message={message} /> : <Sender message={message} visitor={visitor} />}
      {message.is_third_person && <b>{inquiryWords.thirdPerson[locale]}</b>}
      {message.is_proven === false && <b>{inquiryWords.unproven[locale]}</b>}
      <span>{channelText(message)[locale]}</span>
      {isSent && <Delivery message={message} />}
    </>
  );
  return (
    <ThreadEntry kind={isSent ? "sent" : "received"} at={message.created_at} heading={heading}>
      <MessageRecipients message={message} />
      <MessageBody message={message} />
      {message.send_after && <WaitingActions message={message} />}
      {message.attachments.length > 0 && (
        <AttachmentList attachments={message.attachments} leftOut={message.files_left_out} />
      )}
      {!message.send_after && (
        <Button
          variant="ghost"
          className={styles.unfold}
          aria-haspopup="dialog"
          onClick={() => onForward(message)}
        >
          {inquiryWords.forward[locale]}
        </Button>
      )}
    </ThreadEntry>
  );
}

function channelText(message: Message): LocalizedText {
  if (message.is_from_page) return inquiryWords.onPage;
  return message.is_automatic ? inquiryWords.automatic : inquiryWords.byMail;
}

function Author({ message }: Pick<MessageItemProps, "message">) {
  const locale = useLocale();
  const name = staffName(locale, useTeam(), { id: message.author_id, email: message.author_email });
  return (
    <b>
      <Isolate>{name ?? inquiryWords.someone[locale]}</Isolate>
    </b>
  );
}

/** Another address than the inquiry's, a colleague's say, stands beside the name. */
function Sender({ message, visitor }: Pick<MessageItemProps, "message" | "visitor">) {
  const locale = useLocale();
  const { address, sender_name: name } = message;
  if (address && address === visitor.email?.toLowerCase())
    return (
      <b>
        <Isolate>{visitor.name}</Isolate>
      </b>
    );
  return (
    <>
      <b>
        {name ? (
          <Isolate>{name}</Isolate>
        ) : address ? (
          <LtrText>{address}</LtrText>
        ) : (
          inquiryWords.unknownSender[locale]
        )}
      </b>
      {name && address && <LtrText>{address}</LtrText>}
    </>
  );
}

/** What goes out within it is on its way. */
const soonMs = 60_000;

export function Delivery({ message }: { message: Message }) {
  const locale = useLocale();
  const words = useWords(inquiryWords);
  const now = useNow();
  const { held_for: heldFor, send_after: sendAfter } = message;
  if (heldFor) return <span className={styles.failed}>{heldWords[heldFor][locale]}</span>;
  if (sendAfter && Date.parse(sendAfter) - now > soonMs)
    return (
      <span>
        {interpolate(sendingWords.willBeSent[locale], { moment: formatShortDateTime(locale, sendAfter) })}
      </span>
    );
  if (message.failed_at)
    return (
      <span className={styles.failed}>
        {words.notDelivered} {message.last_response && <MailRefusal response={message.last_response} />}
      </span>
    );
  return <span>{message.sent_at ? words.delivered : words.waiting}</span>;
}
