import type { ReactNode } from "react";
import { formatDateTime, formatNumber } from "../i18n/format.ts";
import { Isolate, LtrText } from "../i18n/isolate.tsx";
import { useLocale, useWords } from "../i18n/use-locale.ts";
import { interpolate } from "../i18n/text.ts";
import type { AuditEntry } from "../backend/staff-rows.ts";
import styles from "./entries.module.css";
import { auditWords } from "./words.ts";

/** What is stored of an entry. Its details are in short, and in full where they are longer. */
export function EntryRecord({ entry }: { entry: AuditEntry }) {
  const locale = useLocale();
  const words = useWords(auditWords);
  const short = shortenDetails(entry.details);
  const values: [name: string, value: ReactNode][] = [
    [words.action, <LtrText>{entry.action}</LtrText>],
    [words.resource, <LtrText>{[entry.resource_type, entry.resource_id].filter(Boolean).join("/")}</LtrText>],
    [words.details, short !== "{}" && <Isolate>{short}</Isolate>],
    [words.date, formatDateTime(locale, entry.created_at)],
    [words.actor, entry.actor_email && <LtrText>{entry.actor_email}</LtrText>],
    [words.request, entry.request_id && <LtrText>{entry.request_id}</LtrText>],
    [words.hash, <LtrText>{entry.hash}</LtrText>],
  ];
  return (
    <div className={styles.record}>
      <p>{interpolate(words.number, { number: formatNumber(entry.number) })}</p>
      <dl>
        {values.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {short.endsWith("…") && (
        <details className={styles.details}>
          <summary>{words.allDetails}</summary>
          <pre dir="ltr">{JSON.stringify(entry.details, undefined, 2)}</pre>
        </details>
      )}
    </div>
  );
}

const maxLength = 100;

/** Details as JSON, cut to the first 100 characters and an ellipsis. A string is returned unchanged. */
export function shortenDetails(details: unknown): string {
  const full = typeof details === "string" ? details : JSON.stringify(details ?? {});
  const characters = [...full];
  return characters.length > maxLength ? `${characters.slice(0, maxLength).join("")}…` : full;
}
