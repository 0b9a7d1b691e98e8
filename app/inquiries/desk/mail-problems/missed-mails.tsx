import { useState } from "react";
import { errorText } from "../../../backend/api-error.ts";
import { databaseClient, toResult } from "../../../backend/database-client.ts";
import type { MissedMails as MissedMailCount } from "../../../backend/inquiry-rows.ts";
import { formatCount } from "../../../i18n/plural.ts";
import { interpolate } from "../../../i18n/text.ts";
import { useLocale, useWords } from "../../../i18n/use-locale.ts";
import { Button } from "../../../ui/button.tsx";
import { showToast } from "../../../ui/toast.tsx";
import styles from "./failed-mails.module.css";
import { missedMailCount, missedMailWords, missReasonWords } from "./missed-mail-words.ts";

/** No loss: nobody waits for an answer. */
const quietReasons = new Set<MissedMailCount["reason"]>(["automatic", "not_addressed", "staff"]);

/** Says that mails were left in the mailbox, and why. Nothing is shown while there are none. */
export function MissedMails({ counts, onDismissed }: { counts: MissedMailCount[]; onDismissed: () => void }) {
  const locale = useLocale();
  const words = useWords(missedMailWords);
  const [busy, setBusy] = useState(false);
  if (counts.length === 0) return null;
  const total = counts.reduce((sum, { mails }) => sum + mails, 0);
  const isQuiet = counts.every(({ reason }) => quietReasons.has(reason));
  const weightOf = ({ reason }: MissedMailCount) => Number(quietReasons.has(reason));
  const sorted = counts.toSorted((one, other) => weightOf(one) - weightOf(other) || other.mails - one.mails);

  async function dismiss() {
    setBusy(true);
    // Those that have come since stay.
    const until = counts.map((count) => count.last_at).reduce((one, other) => (one > other ? one : other));
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
    <details className={styles.failedMails} data-quiet={isQuiet || undefined}>
      <summary>{formatCount(locale, total, missedMailCount)}</summary>
      <p>{words.text}</p>
      <ul className={styles.reasons}>
        {sorted.map(({ reason, mails }) => (
          <li key={reason}>{interpolate(missReasonWords[reason][locale], { n: String(mails) })}</li>
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
