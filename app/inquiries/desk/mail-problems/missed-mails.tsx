import { useState } from "react";
import { errorText } from "../../../backend/api-error.ts";
import { databaseClient, toResult } from "../../../backend/database-client.ts";
import type { MissedMail } from "../../../backend/inquiry-rows.ts";
import { formatCount } from "../../../i18n/plural.ts";
import { interpolate } from "../../../i18n/text.ts";
import { useLocale, useWords } from "../../../i18n/use-locale.ts";
import { Button } from "../../../ui/button.tsx";
import { showToast } from "../../../ui/toast.tsx";
import styles from "./failed-mails.module.css";
import { missedMailCount, missedMailWords, missReasonWords } from "./missed-mail-words.ts";

/** Says that mails about inquiries were left in the mailbox, and why. Nothing is shown while there are none. */
export function MissedMails({ mails, onDismissed }: { mails: MissedMail[]; onDismissed: () => void }) {
  const locale = useLocale();
  const words = useWords(missedMailWords);
  const [busy, setBusy] = useState(false);
  if (mails.length === 0) return null;
  const reasons = [
    ...Map.groupBy(mails, ({ reason, inquiry_id: inquiry }) =>
      reason === "too_many" && inquiry === null ? "too_many_begun" : reason,
    ),
  ];

  async function dismiss() {
    setBusy(true);
    // Those that have come since stay.
    const until = mails.map((mail) => mail.created_at).reduce((one, other) => (one > other ? one : other));
    const { error } = toResult(await databaseClient().rpc("dismiss_missed_mails", { until }));
    setBusy(false);
    if (error)
      showToast({
        topic: "mail",
        kind: "error",
        title: missedMailWords.notDismissed,
        text: errorText(error),
      });
    else onDismissed();
  }

  return (
    <details className={styles.failedMails}>
      <summary>{formatCount(locale, mails.length, missedMailCount)}</summary>
      <p>{words.text}</p>
      <ul>
        {reasons.map(([reason, { length }]) => (
          <li key={reason}>{interpolate(missReasonWords[reason][locale], { n: String(length) })}</li>
        ))}
      </ul>
      <div>
        <Button variant="outline" busy={busy} onClick={dismiss}>
          {words.dismiss}
        </Button>
      </div>
    </details>
  );
}
