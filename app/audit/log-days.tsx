import { Link } from "react-router";
import type { TeamMember } from "../backend/staff-rows.ts";
import { dayTitle } from "../i18n/day-title.ts";
import { formatNumber, formatTime } from "../i18n/format.ts";
import { InterpolatedText } from "../i18n/interpolated-text.tsx";
import { Isolate, LtrText } from "../i18n/isolate.tsx";
import { formatCount } from "../i18n/plural.ts";
import { interpolate, listSeparator, type Locale } from "../i18n/text.ts";
import { useLocale, useWords } from "../i18n/use-locale.ts";
import { type DescribeChange, EventSentence } from "../staff/events/event-sentence.tsx";
import { countedInquiries, eventOf, partWords } from "../staff/events/event-words.ts";
import { useNow } from "../staff/use-now.ts";
import { EntryRecord } from "./entry-details.tsx";
import type { AuditedInquiry, AuditEntryWithInquiry } from "./fetch-audit-log.ts";
import { foldEntries, type LogRow } from "./fold-entries.ts";
import { KindMark } from "./kind-mark.tsx";
import styles from "./entries.module.css";
import { auditWords, timesSince } from "./words.ts";

interface LogDaysProps {
  entries: AuditEntryWithInquiry[];
  team: TeamMember[];
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

function Row({ row, team, describeChange }: { row: LogRow } & Omit<LogDaysProps, "entries">) {
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
            {...{ team, describeChange }}
          />
          {row.length > 1 && <small> {tellTimes(locale, row, opened)}</small>}
        </p>
      </div>
      <details>
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
                  {...{ team, describeChange }}
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
