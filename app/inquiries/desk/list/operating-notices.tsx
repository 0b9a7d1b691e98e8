import { databaseClient, toResult } from "../../../backend/database-client.ts";
import type { OperatingProblem } from "../../../backend/staff-rows.ts";
import { usePolling } from "../../../backend/use-polling.ts";
import { useQuery } from "../../../backend/use-query.ts";
import { formatShortDateTime } from "../../../i18n/format.ts";
import { interpolate, type Locale } from "../../../i18n/text.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import styles from "./operating-notices.module.css";
import { mailRefusals, otherMailboxReason, stoppedReader } from "./mail-refusal-words.ts";
import { operatingTexts, operatingTitles } from "./operating-words.ts";

const intervalMs = 60_000;

/** Says what is wrong with the site's mail that nobody would see otherwise. Nothing is shown while there is nothing. */
export function OperatingNotices() {
  const locale = useLocale();
  const { data: problems = [], poll } = useQuery(fetchOperatingProblems);
  usePolling(poll, { intervalMs });
  return (
    <div role="status" className={styles.notices}>
      {problems.map((problem) => (
        <div key={problem.kind} className={styles.notice}>
          <p className={styles.title}>
            {interpolate(operatingTitles[problem.kind][locale], {
              since: problem.since ? formatShortDateTime(locale, problem.since) : "",
            })}
          </p>
          <p>
            {explain(problem, locale)} {operatingTexts[problem.kind][locale]}
          </p>
        </div>
      ))}
    </div>
  );
}

function explain({ kind, reason }: OperatingProblem, locale: Locale): string {
  const isMailbox = kind === "mailbox_unavailable";
  const refusal = mailRefusals[reason ?? ""];
  if (refusal) return interpolate(refusal[locale], { setting: isMailbox ? "IMAP_URL" : "SMTP_URL" });
  return isMailbox ? (reason ? otherMailboxReason : stoppedReader)[locale] : "";
}

async function fetchOperatingProblems() {
  return toResult(await databaseClient().rpc("operating_problems", {}, { get: true }));
}
