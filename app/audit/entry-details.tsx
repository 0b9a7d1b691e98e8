import { Isolate, LtrText } from "../i18n/isolate.tsx";
import { interpolate, type Localized } from "../i18n/text.ts";
import type { AuditEntry } from "../backend/staff-rows.ts";
import { shortenDetails } from "./details.ts";
import styles from "./entry-details.module.css";
import type { auditWords } from "./words.ts";

/** The details in short; opened, the whole of the entry. */
export function EntryDetails({ words, entry }: { words: Localized<typeof auditWords>; entry: AuditEntry }) {
  return (
    <details className={styles.details}>
      <summary>
        <Isolate>{shortenDetails(entry.details)}</Isolate>
      </summary>
      <p>{interpolate(words.number, { number: String(entry.number) })}</p>
      <pre dir="ltr">{JSON.stringify(entry.details, undefined, 2)}</pre>
      <dl>
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
