import type { ReactNode } from "react";
import { useSession } from "../../../backend/session.ts";
import type { ListedInquiry } from "../../../backend/inquiry-rows.ts";
import { formatDayOfWeek } from "../../../i18n/day-title.ts";
import { formatNumber, formatShortDateTime } from "../../../i18n/format.ts";
import { languageNames } from "../../../i18n/language-names.ts";
import { interpolate, textDirection } from "../../../i18n/text.ts";
import { useLocale, useWords } from "../../../i18n/use-locale.ts";
import { useTeam } from "../../../staff/team.ts";
import { assigneeName } from "../assignee-name.ts";
import { deskWords } from "../desk-words.ts";
import { sendingWords } from "../sending/sending-words.ts";
import { listWords } from "./list-words.ts";
import styles from "./row-marks.module.css";

interface RowMarksProps {
  inquiry: ListedInquiry;
  now: number;
  /** A column says on which day it is looked at again. */
  isWaiting: boolean;
}

/** What else is to be known of an inquiry at sight. */
export function RowMarks({ inquiry, now, isWaiting }: RowMarksProps) {
  const locale = useLocale();
  const { reply_at: replyAt, look_again_on: lookAgainOn, file_count: files } = inquiry;
  const day = lookAgainOn && formatDayOfWeek(locale, new Date(lookAgainOn), now, "short");
  return (
    <span className={styles.marks}>
      {inquiry.is_mentioned && (
        <Mark title={deskWords.mentioned[locale]}>
          <b>@</b>
        </Mark>
      )}
      {replyAt && (
        // The time to reply runs on until it goes out.
        <Mark
          title={interpolate(sendingWords.rowScheduled[locale], {
            moment: formatShortDateTime(locale, replyAt),
          })}
        >
          <svg viewBox="0 0 14 14" focusable="false">
            <circle cx="7" cy="7" r="6" />
            <path d="M7 3v4l3 2" />
          </svg>
        </Mark>
      )}
      {day && (
        <Mark
          title={interpolate(listWords.lookAgainOn[locale], { day })}
          className={isWaiting ? styles.withoutColumns : undefined}
        >
          {day}
        </Mark>
      )}
      {files > 0 && (
        <Mark title={interpolate(listWords.files[locale], { n: files })}>
          <svg viewBox="0 0 12 16" focusable="false">
            <path d="M9.5 4.5v6.8a3.2 3.2 0 0 1-6.4 0V4a2.1 2.1 0 0 1 4.2 0v6.8" />
          </svg>
          {formatNumber(files)}
        </Mark>
      )}
      {inquiry.locale !== locale && (
        <Mark title={languageNames[inquiry.locale][locale]}>
          <span className={styles.language}>{inquiry.locale === "ar" ? "ع" : "En"}</span>
        </Mark>
      )}
    </span>
  );
}

interface MarkProps {
  title: string;
  className?: string | undefined;
  children: ReactNode;
}

function Mark({ title, className = "", children }: MarkProps) {
  return (
    <span className={`${styles.mark} ${className}`} title={title}>
      <span aria-hidden="true">{children}</span>
      <span className="sr-only">{title}</span>
    </span>
  );
}

interface AssigneeProps {
  inquiry: ListedInquiry;
  onTake: (inquiry: ListedInquiry) => void;
}

/** Initials: one's own are filled, and an empty place of an open inquiry is taken by a press. */
export function Assignee({ inquiry, onTake }: AssigneeProps) {
  const locale = useLocale();
  const words = useWords(listWords);
  const session = useSession();
  const team = useTeam();
  const { assignee_id: assigneeId, status } = inquiry;
  if (assigneeId === null && (status === "new" || status === "in_progress"))
    return (
      <button
        type="button"
        className={styles.take}
        aria-label={interpolate(words.takeOne, { name: inquiry.name })}
        onClick={() => onTake(inquiry)}
      >
        {words.take}
      </button>
    );
  const name = assigneeName(locale, team, assigneeId);
  const isOwn = session.status === "open" && session.userId === assigneeId;
  const variant = assigneeId === null ? styles.nobody : isOwn ? styles.own : "";
  return (
    <span className={`${styles.assignee} ${variant}`} title={name}>
      <span aria-hidden="true">{assigneeId !== null && initialsOf(name)}</span>
      <span className="sr-only">{name}</span>
    </span>
  );
}

/** `RH`, `ر ح`: Arabic letters would join. */
function initialsOf(name: string): string {
  const words = name.split(/[\s._-]+/).filter(Boolean);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return letters
    .map((word) => [...(word ?? "")][0] ?? "")
    .join(textDirection(name, "ltr") === "rtl" ? " " : "");
}
