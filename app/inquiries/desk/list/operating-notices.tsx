import { databaseClient, toResult } from "../../../backend/database-client.ts";
import { serverQuery } from "../../../backend/query.ts";
import { useQuery } from "../../../backend/use-query.ts";
import { formatShortDateTime } from "../../../i18n/format.ts";
import { interpolate } from "../../../i18n/text.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import styles from "./operating-notices.module.css";
import { operatingTexts, operatingTitles } from "./operating-words.ts";

/** Says what is wrong with the site's mail that nobody would see otherwise. Nothing is shown while there is nothing. */
export function OperatingNotices() {
  const locale = useLocale();
  const { data } = useQuery(problemsQuery);
  return (
    <div role="status" className={styles.notices}>
      {data?.problems.map((problem) => (
        <details key={problem.kind} className={styles.notice}>
          <summary>
            {interpolate(operatingTitles[problem.kind][locale], {
              since: problem.since ? formatShortDateTime(locale, problem.since) : "",
            })}
          </summary>
          <p>
            {data.explain?.(problem, locale)} {operatingTexts[problem.kind][locale]}
          </p>
        </details>
      ))}
    </div>
  );
}

const problemsQuery = serverQuery(["operating-problems"], fetchOperatingProblems, 60_000);

async function fetchOperatingProblems() {
  const { data: problems, error } = toResult(
    await databaseClient().rpc("operating_problems", {}, { get: true }),
  );
  if (error) return { error };
  // Seldom needed, and many words. Without them the rest is still said.
  const words =
    problems.length > 0 ? await import("./mail-refusal-words.ts").catch(() => undefined) : undefined;
  return { data: { problems, explain: words?.explainProblem } };
}
