import { databaseClient, toResult } from "../../../backend/database-client.ts";
import { usePolling } from "../../../backend/use-polling.ts";
import { useQuery } from "../../../backend/use-query.ts";
import { formatShortDateTime } from "../../../i18n/format.ts";
import { interpolate } from "../../../i18n/text.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import styles from "./operating-notices.module.css";
import { mailboxReasons, operatingTexts, operatingTitles, otherMailboxReason } from "./operating-words.ts";

const intervalMs = 60_000;

/** Says what is wrong with the site's mail that nobody would see otherwise. Nothing is shown while there is nothing. */
export function OperatingNotices() {
  const locale = useLocale();
  const { data: problems = [], poll } = useQuery(fetchOperatingProblems);
  usePolling(poll, { intervalMs });
  return (
    <div role="status" className={styles.notices}>
      {problems.map(({ kind, since, reason }) => (
        <div key={kind} className={styles.notice}>
          <p className={styles.title}>
            {interpolate(operatingTitles[kind][locale], {
              since: since ? formatShortDateTime(locale, since) : "",
            })}
          </p>
          <p>
            {kind === "mailbox_unavailable" && (mailboxReasons[reason ?? ""] ?? otherMailboxReason)[locale]}{" "}
            {operatingTexts[kind][locale]}
          </p>
        </div>
      ))}
    </div>
  );
}

async function fetchOperatingProblems() {
  return toResult(await databaseClient().rpc("operating_problems", {}, { get: true }));
}
