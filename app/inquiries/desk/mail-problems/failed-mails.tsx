import type { FailedMail } from "../../../backend/inquiry-rows.ts";
import { Isolate, LtrText } from "../../../i18n/isolate.tsx";
import { useLocale, useWords } from "../../../i18n/use-locale.ts";
import { formatCount } from "../../../i18n/plural.ts";
import styles from "./failed-mails.module.css";
import { failedMailCount, failedMailWords } from "./failed-mail-words.ts";
import { heldWords } from "../sending/sending-words.ts";
import { isTooLarge } from "./is-too-large.ts";
import { ResendButton } from "./resend-button.tsx";

export interface FailedMailsProps {
  mails: FailedMail[];
  /** How many there are in all. */
  total: number;
  onResent: () => void;
}

/** Mails about inquiries that no mail server took. Nothing is shown while there are none. */
export function FailedMails({ mails, total, onResent }: FailedMailsProps) {
  const locale = useLocale();
  const words = useWords(failedMailWords);
  if (mails.length === 0) return null;
  return (
    <details className={styles.failedMails}>
      <summary>{formatCount(locale, total, failedMailCount)}</summary>
      <ul>
        {mails.map((mail) => (
          <li key={mail.id}>
            <p>
              <LtrText>{mail.reference}</LtrText>: {words[mail.kind]} <LtrText>{mail.recipient}</LtrText>
            </p>
            {mail.held_for && <p className={styles.response}>{heldWords[mail.held_for][locale]}</p>}
            {isTooLarge(mail.last_response) && <p className={styles.response}>{words.tooLarge}</p>}
            {mail.last_response && (
              <p className={styles.response}>
                {words.response} <Isolate>{mail.last_response}</Isolate>
              </p>
            )}
            <ResendButton mail={mail} onResent={onResent} />
          </li>
        ))}
      </ul>
    </details>
  );
}
