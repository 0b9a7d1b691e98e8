import { Isolate, LtrText } from "../i18n/isolate.tsx";
import { useWords } from "../i18n/use-locale.ts";
import { interpolate } from "../i18n/text.ts";
import type { AuditEntry } from "../backend/staff-rows.ts";
import { shortenDetails } from "./details.ts";
import styles from "./entry-details.module.css";
import { auditWords } from "./words.ts";

/** What is stored of an entry, for those who ask: its details in short, and in full where they are longer. */
export function EntryDetails({ entry }: { entry: AuditEntry }) {
  const words = useWords(auditWords);
  const short = shortenDetails(entry.details);
  return (
    <details className={styles.details}>
      <summary>
        {words.details}{" "}
        <span className="sr-only">{interpolate(words.number, { number: String(entry.number) })}</span>
      </summary>
      <p>{interpolate(words.number, { number: String(entry.number) })}</p>
      {short !== "{}" && (
        <p className={styles.json}>
          <Isolate>{short}</Isolate>
        </p>
      )}
      {short.endsWith("…") && (
        <details>
          <summary>{words.allDetails}</summary>
          <pre dir="ltr">{JSON.stringify(entry.details, undefined, 2)}</pre>
        </details>
      )}
      <dl>
        {entry.actor_email && (
          <div>
            <dt>{words.actor}</dt>
            <dd>
              <LtrText>{entry.actor_email}</LtrText>
            </dd>
          </div>
        )}
        {entry.request_id && (
          <div>
            <dt>{words.request}</dt>
            <dd>
              <LtrText>{entry.request_id}</LtrText>
            </dd>
          </div>
        )}
        <div>
          <dt>{words.hash}</dt>
          <dd>
            <LtrText>{entry.hash}</LtrText>
          </dd>
        </div>
      </dl>
    </details>
  );
}
