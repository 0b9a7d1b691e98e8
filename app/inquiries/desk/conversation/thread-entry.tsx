import { Children, type ReactNode } from "react";
import { useTeam } from "../../../staff/team.ts";
import { splitByDirection } from "../../../i18n/directed-lines.ts";
import { formatShortDateTime } from "../../../i18n/format.ts";
import { isolateRuns } from "../../../i18n/isolate.tsx";
import { splitRuns } from "../../../i18n/runs.ts";
import { type Direction, textDirection } from "../../../i18n/text.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { splitMentions } from "../../../staff/mention-names.ts";
import { splitParagraphs } from "./split-paragraphs.ts";
import styles from "./thread.module.css";

/** Says what it is before a word is read: from the visitor, entered by hand, from us, a note, an event. */
export type EntryKind = "received" | "entered" | "sent" | "note" | "event";

export interface ThreadEntryProps {
  kind: EntryKind;
  at: string;
  /** The author, and how it came. */
  heading: ReactNode;
  children?: ReactNode;
}

export function ThreadEntry({ kind, at, heading, children }: ThreadEntryProps) {
  const locale = useLocale();
  return (
    <li className={`${styles.entry} ${classes[kind]}`}>
      <svg className={styles.sign} viewBox="0 0 14 14" aria-hidden="true" focusable="false">
        {signs[kind]}
      </svg>
      <p className={styles.by}>
        {heading}
        <time dateTime={at}>{formatShortDateTime(locale, at)}</time>
      </p>
      {children}
    </li>
  );
}

const classes: Record<EntryKind, string | undefined> = {
  received: styles.received,
  entered: styles.received,
  sent: styles.sent,
  note: styles.note,
  event: styles.event,
};

const signs: Record<EntryKind, ReactNode> = {
  received: <rect className={styles.filled} width="14" height="14" />,
  entered: (
    <>
      <rect x="1" y="1" width="12" height="12" />
      <path d="M4 7h6" />
    </>
  ),
  sent: (
    <>
      <circle cx="7" cy="7" r="5.8" />
      <circle className={styles.filled} cx="7" cy="7" r="2.6" />
    </>
  ),
  note: <path d="M7 1.5L13 12.5H1z" />,
  event: <circle cx="7" cy="7" r="2.5" />,
};

/** Each run and each turn is an element, and people write fewer of them. */
const maxRuns = 1000;
const maxTurns = 20;

export interface WrittenTextProps {
  text: string;
  className?: string | undefined;
  /** Those of colleagues stand out. */
  hasMentions?: boolean | undefined;
}

/** What somebody wrote. Each line has the direction of most of its letters: some write both languages in one mail. */
export function WrittenText({ text, className, hasMentions }: WrittenTextProps) {
  const direction = textDirection(text, "auto");
  const isIsolated = splitRuns(text, "rtl").length < 2 * maxRuns;
  return (
    <div className={[styles.words, className].filter(Boolean).join(" ")} dir={direction}>
      {Children.toArray(
        splitParagraphs(text).map((paragraph) => (
          <Paragraph
            text={paragraph}
            fallback={direction === "rtl" ? "rtl" : "ltr"}
            isIsolated={isIsolated}
            hasMentions={hasMentions}
          />
        )),
      )}
    </div>
  );
}

type ParagraphProps = WrittenTextProps & { fallback: Direction; isIsolated: boolean };

function Paragraph({ text, fallback, isIsolated, hasMentions }: ParagraphProps) {
  const team = useTeam();
  const parts = splitByDirection(text, fallback);
  if (!isIsolated || parts.length > maxTurns) return <p dir={parts[0]?.direction}>{text}</p>;
  return Children.toArray(
    parts.map(({ direction, lines }, index) => (
      <p dir={direction} className={index > 0 ? styles.turn : undefined}>
        {Children.toArray(
          splitMentions(lines.join("\n"), hasMentions ? team : []).map((piece, index) =>
            index % 2 === 1 ? <b>{isolateRuns(piece, direction)}</b> : isolateRuns(piece, direction),
          ),
        )}
      </p>
    )),
  );
}
