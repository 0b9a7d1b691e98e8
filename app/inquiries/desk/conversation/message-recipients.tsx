import type { Message } from "../../../backend/inquiry-rows.ts";
import { Isolate, LtrText } from "../../../i18n/isolate.tsx";
import { formatCount } from "../../../i18n/plural.ts";
import { useLocale, useWords } from "../../../i18n/use-locale.ts";
import { MailRefusal } from "../mail-problems/mail-refusal.tsx";
import { inquiryWords, recipientCount } from "../inquiry-words.ts";
import styles from "./thread.module.css";

/** The recipients of a mail, all of them when asked for; where answers are wanted; and who in copy did not get it. */
export function MessageRecipients({ message }: { message: Message }) {
  const locale = useLocale();
  const words = useWords(inquiryWords);
  const { recipients, cc, reply_to: replyTo, names, failed_copies: failedCopies } = message;
  const count = recipients.length + cc.length;
  const isSent = message.direction === "sent";
  return (
    <>
      {replyTo && (
        <p className={styles.addresses}>
          <AddressList label={words.repliesTo} addresses={[replyTo]} names={names} />
        </p>
      )}
      {isSent && cc.length > 0 && (
        <p className={styles.addresses}>
          <AddressList label={words.copies} addresses={cc} names={names} />
        </p>
      )}
      {!isSent && count > 0 && (
        <details className={styles.recipients}>
          <summary>{formatCount(locale, count, recipientCount)}</summary>
          <p className={styles.addresses}>
            <AddressList label={words.recipients} addresses={recipients} names={names} />
            <AddressList label={words.copies} addresses={cc} names={names} />
          </p>
        </details>
      )}
      {failedCopies.map(({ address, response }) => (
        <p key={address} className={styles.failed}>
          {words.copyNotDelivered} <LtrText>{address}</LtrText>.{" "}
          {response && <MailRefusal response={response} />}
        </p>
      ))}
    </>
  );
}

interface AddressListProps {
  label: string;
  addresses: readonly string[];
  names: Message["names"];
}

function AddressList({ label, addresses, names }: AddressListProps) {
  if (addresses.length === 0) return null;
  return (
    <span>
      {label}{" "}
      {addresses.map((address) => (
        <span key={address} className={styles.address}>
          {names[address] && <Isolate>{names[address]}</Isolate>} <LtrText>{address}</LtrText>
        </span>
      ))}
    </span>
  );
}
