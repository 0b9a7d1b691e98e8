import type { Note, NotSent as Reason } from "../../../backend/inquiry-rows.ts";
import { LtrText } from "../../../i18n/isolate.tsx";
import type { LocalizedText } from "../../../i18n/text.ts";
import { useLocale, useWords } from "../../../i18n/use-locale.ts";
import { notSentWords } from "../../not-sent-words.ts";
import styles from "./thread.module.css";

const words = {
  notSent: { en: "A reply by email, not sent to the visitor.", ar: "رد بالبريد لم يُرسل إلى صاحب الاستفسار." },
  from: { en: "From", ar: "أُرسل من" },
  partial: {
    en: "The mailbox has the whole email, with its files. It stays unread there.",
    ar: "الرسالة كاملةً بمرفقاتها في صندوق البريد، وتبقى فيه غير مقروءة.",
  },
} satisfies Record<string, LocalizedText>;

/** Why a reply of one of the staff is a note. */
export default function NotSent({ note, reason }: { note: Note; reason: Reason }) {
  const locale = useLocale();
  const { notSent, from, partial } = useWords(words);
  return (
    <>
      <p className={styles.addresses}>
        <span className={styles.failed}>
          {notSent} {notSentWords[reason][locale]}
        </span>
        {note.address && (
          <span>
            {from} <LtrText>{note.address}</LtrText>
          </span>
        )}
      </p>
      {note.is_partial && <p className={styles.addresses}>{partial}</p>}
    </>
  );
}
