import type { Inquiry, Message } from "../../backend/inquiry-rows.ts";
import { Isolate, LtrText } from "../../i18n/isolate.tsx";
import { type Locale, localize } from "../../i18n/text.ts";
import { shortName } from "./assignee-name.ts";
import { AttachmentList } from "./attachment-list.tsx";
import { attachmentWords } from "./attachment-words.ts";
import { inquiryWords } from "./inquiry-words.ts";
import { ThreadEntry, WrittenText } from "./thread-entry.tsx";
import styles from "./thread.module.css";

export interface MessageItemProps {
  locale: Locale;
  message: Message;
  visitor: Pick<Inquiry, "name" | "email">;
}

/** A mail of the conversation. What it repeats is folded. */
export function MessageItem({ locale, message, visitor }: MessageItemProps) {
  const words = localize(locale, inquiryWords);
  const isSent = message.direction === "sent";
  const heading = (
    <>
      {isSent ? <Author locale={locale} message={message} /> : <Sender message={message} visitor={visitor} />}
      <span>{message.is_automatic ? attachmentWords.automatic[locale] : words.byMail}</span>
      {isSent && <Delivery locale={locale} message={message} />}
    </>
  );
  return (
    <ThreadEntry
      locale={locale}
      kind={isSent ? "sent" : "received"}
      at={message.created_at}
      heading={heading}
    >
      <WrittenText text={message.body} />
      {message.attachments.length > 0 && <AttachmentList locale={locale} attachments={message.attachments} />}
      {message.quoted && (
        <details className={styles.quoted}>
          <summary>{words.quoted}</summary>
          <WrittenText text={message.quoted} className={styles.quotedText} />
        </details>
      )}
    </ThreadEntry>
  );
}

function Author({ locale, message }: { locale: Locale; message: Message }) {
  const name = shortName(message.author_email ?? "@");
  return (
    <b>
      <Isolate>{name || inquiryWords.someone[locale]}</Isolate>
    </b>
  );
}

/** Another address than the inquiry's, a colleague's say, stands for itself. */
function Sender({ message: { address }, visitor }: Pick<MessageItemProps, "message" | "visitor">) {
  const isVisitor = address === visitor.email.toLowerCase();
  return <b>{isVisitor ? <Isolate>{visitor.name}</Isolate> : <LtrText>{address}</LtrText>}</b>;
}

function Delivery({ locale, message }: { locale: Locale; message: Message }) {
  const words = localize(locale, inquiryWords);
  if (message.failed_at)
    return (
      <span className={styles.failed}>
        {words.notDelivered} <LtrText>{message.last_response ?? message.address}</LtrText>
      </span>
    );
  return <span>{message.sent_at ? words.delivered : words.waiting}</span>;
}
