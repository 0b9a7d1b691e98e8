import { useQuery } from "@tanstack/react-query";
import { databaseClient, toResult } from "../../../backend/database-client.ts";
import type { FailedMail, MissedMails as MissedMailCount } from "../../../backend/inquiry-rows.ts";
import type { OperatingProblem } from "../../../backend/staff-rows.ts";
import { useAction } from "../../../staff/use-action.ts";
import { formatShortDateTime } from "../../../i18n/format.ts";
import { LtrText } from "../../../i18n/isolate.tsx";
import { formatCount } from "../../../i18n/plural.ts";
import { interpolate } from "../../../i18n/text.ts";
import { useLocale, useWords } from "../../../i18n/use-locale.ts";
import { Button } from "../../../ui/form/button.tsx";
import type { InquiryPage } from "../list/inquiry-page.ts";
import { listKey } from "../list/use-inquiry-list.ts";
import { heldWords, sendingWords } from "../sending/sending-words.ts";
import {
  failedMailCount,
  failedMailWords,
  missedMailCount,
  missedMailWords,
  missReasonWords,
  operatingTexts,
  operatingTitles,
} from "./mail-problem-words.ts";
import styles from "./mail-problems.module.css";
import { MailRefusal } from "./mail-refusal.tsx";

/** What is wrong with the mail and nobody would see otherwise, folded to a line each. Nothing is shown while there is nothing. */
export function MailProblems({ page }: { page: InquiryPage | undefined }) {
  return (
    <>
      <div role="status">
        {page && page.problems.length > 0 && <OperatingNotices problems={page.problems} />}
      </div>
      {page && page.failed_mails.length > 0 && (
        <FailedMails mails={page.failed_mails} total={page.failed_mail_count} />
      )}
      {page && page.missed_mails.length > 0 && <MissedMails counts={page.missed_mails} />}
    </>
  );
}

function OperatingNotices({ problems }: { problems: OperatingProblem[] }) {
  const locale = useLocale();
  // Seldom needed, and many words. Without them the rest is still said.
  const { data: reasons } = useQuery({
    queryKey: ["mail-refusal-words"],
    queryFn: () => import("./mail-refusal-words.ts"),
    staleTime: Infinity,
    structuralSharing: false,
  });
  return problems.map(({ kind, since, reason }) => (
    <details key={kind} className={`disclosure ${styles.problem}`} data-weight="working">
      <summary>
        {interpolate(operatingTitles[kind][locale], {
          since: since ? formatShortDateTime(locale, since) : "",
        })}
      </summary>
      <p>
        {reasons?.explainProblem({ kind, since, reason }, locale)} {operatingTexts[kind][locale]}
      </p>
    </details>
  ));
}

/** Mails about inquiries that no mail server took. */
function FailedMails({ mails, total }: { mails: FailedMail[]; total: number }) {
  const locale = useLocale();
  const words = useWords(failedMailWords);
  return (
    <details className={`disclosure ${styles.problem}`}>
      <summary>{formatCount(locale, total, failedMailCount)}</summary>
      <ul>
        {mails.map((mail) => (
          <li key={mail.id} className="stack">
            <p>
              <LtrText>{mail.reference}</LtrText>: {words[mail.kind]} <LtrText>{mail.recipient}</LtrText>
            </p>
            {mail.held_for && <p className="text-muted text-small">{heldWords[mail.held_for][locale]}</p>}
            {mail.last_response && (
              <p className="text-muted text-small">
                <MailRefusal response={mail.last_response} />
              </p>
            )}
            <ResendButton mail={mail} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Has a mail that was given up sent again. Another admin may have done it already. */
function ResendButton({ mail }: { mail: FailedMail }) {
  const locale = useLocale();
  const resend = useAction(
    async () => toResult(await databaseClient().rpc("resend_inquiry_mail", { mail_id: mail.id })),
    {
      topic: "mail",
      done: failedMailWords.resent,
      failed: failedMailWords.notResent,
      changes: [[listKey]],
    },
  );
  return (
    <Button variant="outline" busy={resend.isBusy} onClick={() => void resend.run()}>
      {mail.held_for ? sendingWords.sendNow[locale] : failedMailWords.resend[locale]}
    </Button>
  );
}

/** No loss: nobody waits for an answer. */
const quietReasons = new Set<MissedMailCount["reason"]>(["automatic", "not_addressed", "staff"]);

/** Mails that were left in the mailbox, and why. */
function MissedMails({ counts }: { counts: MissedMailCount[] }) {
  const locale = useLocale();
  const words = useWords(missedMailWords);
  const dismiss = useAction(
    // Those that have come since stay.
    async () => toResult(await databaseClient().rpc("dismiss_missed_mails", { until: lastOf(counts) })),
    { topic: "mail", failed: missedMailWords.notDismissed, changes: [[listKey]] },
  );
  const total = counts.reduce((sum, { mails }) => sum + mails, 0);
  const isQuiet = ({ reason }: MissedMailCount) => quietReasons.has(reason);
  const sorted = counts.toSorted(
    (one, other) => Number(isQuiet(one)) - Number(isQuiet(other)) || other.mails - one.mails,
  );
  return (
    <details
      className={`disclosure ${styles.problem}`}
      data-weight={counts.every(isQuiet) ? "quiet" : undefined}
    >
      <summary>{formatCount(locale, total, missedMailCount)}</summary>
      <p>{words.text}</p>
      <ul className={styles.reasons}>
        {sorted.map(({ reason, mails }) => (
          <li key={reason}>{interpolate(missReasonWords[reason][locale], { n: String(mails) })}</li>
        ))}
      </ul>
      <div>
        <Button variant="outline" busy={dismiss.isBusy} onClick={() => void dismiss.run()}>
          {words.dismiss}
        </Button>
      </div>
    </details>
  );
}

function lastOf(counts: MissedMailCount[]): string {
  return counts.map((count) => count.last_at).reduce((one, other) => (one > other ? one : other));
}
