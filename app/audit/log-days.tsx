import { Link } from "react-router";
import { dayTitle } from "../i18n/day-title.ts";
import { formatNumber, formatTime } from "../i18n/format.ts";
import { InterpolatedText } from "../i18n/interpolated-text.tsx";
import { Isolate, LtrText } from "../i18n/isolate.tsx";
import { formatCount } from "../i18n/plural.ts";
import { interpolate, listSeparator, type Locale } from "../i18n/text.ts";
import { useLocale, useWords } from "../i18n/use-locale.ts";
import { type DescribeChange, EventSentence } from "../staff/events/event-sentence.tsx";
import { countedInquiries, eventOf, partWords } from "../staff/events/event-words.ts";
import type { EventKind } from "../staff/events/events.ts";
import { useNow } from "../staff/use-now.ts";
import { EntryRecord } from "./entry-record.tsx";
import type { AuditedInquiry, AuditEntryWithInquiry } from "./fetch-audit-log.ts";
import styles from "./entries.module.css";
import { auditWords, timesSince } from "./words.ts";

/** Entries that are told in one sentence, the newest first. */
type LogRow = [AuditEntryWithInquiry, ...AuditEntryWithInquiry[]];

interface LogDay {
  /** A moment of the day. */
  moment: string;
  rows: LogRow[];
}

interface LogDaysProps {
  entries: AuditEntryWithInquiry[];
  describeChange: DescribeChange;
  caption: string;
}

/** The log in sentences, by days. What is stored of an entry opens below it. */
export function LogDays({ entries, ...rest }: LogDaysProps) {
  const locale = useLocale();
  const now = useNow();
  return (
    <div className={styles.days}>
      <p className="sr-only">{rest.caption}</p>
      {foldEntries(entries).map(({ moment, rows }) => {
        const title = dayTitle(locale, new Date(moment), now, "long");
        return (
          <section key={moment} aria-label={title}>
            <h2>{title}</h2>
            <ol>
              {rows.map((row) => (
                <Row key={row[0].id} row={row} {...rest} />
              ))}
            </ol>
          </section>
        );
      })}
    </div>
  );
}

/** Entries, newest first, by the reader's own days. Neighbours that say the same stand in one row. */
export function foldEntries(entries: AuditEntryWithInquiry[]): LogDay[] {
  const days: LogDay[] = [];
  for (const entry of entries) {
    const day = days.at(-1);
    if (!day || dayOf(day.moment) !== dayOf(entry.created_at)) {
      days.push({ moment: entry.created_at, rows: [[entry]] });
      continue;
    }
    const row = day.rows.at(-1);
    if (row && saysTheSame(row[0], entry)) row.push(entry);
    else day.rows.push([entry]);
  }
  return days;
}

function dayOf(moment: string): string {
  return new Date(moment).toDateString();
}

/** Of what one person opened in a row the inquiries may differ: they are counted. */
function saysTheSame(one: AuditEntryWithInquiry, other: AuditEntryWithInquiry): boolean {
  if (one.action !== other.action || one.actor_id !== other.actor_id) return false;
  if (one.action === "inquiry.opened") return true;
  return (
    one.resource_id === other.resource_id && JSON.stringify(one.details) === JSON.stringify(other.details)
  );
}

function Row({ row, describeChange }: { row: LogRow } & Omit<LogDaysProps, "entries">) {
  const locale = useLocale();
  const words = useWords(auditWords);
  const [entry] = row;
  const { kind = "work", isAlarming } = eventOf(entry.action) ?? {};
  const opened = new Set(row.map(({ resource_id: id }) => id)).size;
  const numbers = row.length === 1 ? formatNumber(entry.number) : `${row.at(-1)?.number}–${entry.number}`;
  const state = isAlarming ? styles.alarming : kind === "reading" ? styles.reading : undefined;
  return (
    <li className={state}>
      <div className={styles.line}>
        <time dateTime={entry.created_at}>{formatTime(locale, entry.created_at)}</time>
        <KindMark kind={kind} />
        <p>
          <span className="sr-only">
            {words[kind]}
            {isAlarming && listSeparator(locale) + words.alarming}:{" "}
          </span>
          <EventSentence
            event={entry}
            inquiry={
              opened > 1 ? (
                formatCount(locale, opened, countedInquiries)
              ) : (
                <InquiryName inquiry={entry.inquiry} />
              )
            }
            describeChange={describeChange}
          />
          {row.length > 1 && <small> {tellTimes(locale, row, opened)}</small>}
        </p>
      </div>
      <details className="disclosure">
        <summary>
          <span className="sr-only">
            {words.details} {interpolate(words.number, { number: numbers })}
          </span>
        </summary>
        {row.map((each) => (
          <div key={each.id}>
            {opened > 1 && (
              <p>
                <EventSentence
                  event={each}
                  inquiry={<InquiryName inquiry={each.inquiry} />}
                  describeChange={describeChange}
                />
              </p>
            )}
            <EntryRecord entry={each} />
          </div>
        ))}
      </details>
    </li>
  );
}

function KindMark({ kind }: { kind: EventKind }) {
  return (
    <svg className={`${styles.mark} ${tones[kind]}`} viewBox="0 0 14 14" aria-hidden="true" focusable="false">
      {shapes[kind]}
    </svg>
  );
}

const shapes = {
  work: <circle className={styles.filled} cx="7" cy="7" r="4.5" />,
  mail: (
    <>
      <circle cx="7" cy="7" r="5.8" />
      <circle className={styles.filled} cx="7" cy="7" r="2.2" />
    </>
  ),
  reading: <circle cx="7" cy="7" r="3" />,
  security: (
    <>
      <circle cx="4" cy="7" r="2.8" />
      <path d="M6.8 7H13M10.2 7v3.2" />
    </>
  ),
  system: <rect x="2" y="2" width="10" height="10" />,
};

const tones = {
  work: styles.done,
  mail: styles.done,
  reading: styles.faint,
  system: styles.faint,
  security: "",
};

function InquiryName({ inquiry }: { inquiry: AuditedInquiry | undefined }) {
  const locale = useLocale();
  if (!inquiry) return partWords.erasedInquiry[locale];
  const reference = (
    <Link className="link" to={`/admin?inquiry=${inquiry.id}`}>
      <LtrText>{inquiry.reference}</LtrText>
    </Link>
  );
  const values = { reference, name: <Isolate>{inquiry.name}</Isolate> };
  return <InterpolatedText text={partWords.inquiryOf[locale]} values={values} />;
}

/** "4 times since 07:12" of one thing, "06:58 to 07:12" of several. */
function tellTimes(locale: Locale, row: LogRow, different: number): string {
  const [first, last] = [row.at(-1) ?? row[0], row[0]].map((entry) => formatTime(locale, entry.created_at));
  if (different === 1) return formatCount(locale, row.length, timesSince).replace("{time}", first ?? "");
  return interpolate(auditWords.range[locale], { from: first ?? "", to: last ?? "" });
}
