import { formatNumber, formatTime } from "../i18n/format.ts";
import { Isolate, LtrText } from "../i18n/isolate.tsx";
import { useLocale, useWords } from "../i18n/use-locale.ts";
import { interpolate } from "../i18n/text.ts";
import type { AuditEntry } from "../backend/staff-rows.ts";
import { shortenDetails } from "./details.ts";
import styles from "./entries.module.css";
import { auditWords } from "./words.ts";

/** What is stored of an entry, for those who ask. */
export function EntryDetails({ entry }: { entry: AuditEntry }) {
  const words = useWords(auditWords);
  return (
    <details className={styles.details}>
      <summary>
        {words.details}{" "}
        <span className="sr-only">{interpolate(words.number, { number: String(entry.number) })}</span>
      </summary>
      <EntryRecord entry={entry} />
    </details>
  );
}

/** The details in short, and in full where they are longer. `isWhole` adds what else has a column of the table. */
export function EntryRecord({ entry, isWhole = false }: { entry: AuditEntry; isWhole?: boolean }) {
  const locale = useLocale();
  const words = useWords(auditWords);
  const short = shortenDetails(entry.details);
  const values = [
    ...(isWhole
      ? [
          [words.action, entry.action],
          [words.resource, [entry.resource_type, entry.resource_id].filter(Boolean).join("/")],
        ]
      : []),
    [words.actor, entry.actor_email],
    [words.request, entry.request_id],
    [words.hash, entry.hash],
  ] as const;
  return (
    <div className={styles.record}>
      <p>
        {interpolate(words.number, { number: formatNumber(entry.number) })}
        {isWhole && ` · ${formatTime(locale, entry.created_at)}`}
      </p>
      {short !== "{}" && (
        <p className={styles.json}>
          <Isolate>{short}</Isolate>
        </p>
      )}
      {short.endsWith("…") && (
        <details className={styles.details}>
          <summary>{words.allDetails}</summary>
          <pre dir="ltr">{JSON.stringify(entry.details, undefined, 2)}</pre>
        </details>
      )}
      <dl>
        {values.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <LtrText>{value}</LtrText>
                </dd>
              </div>
            ),
        )}
      </dl>
    </div>
  );
}
