import type { ReactNode } from "react";
import { Link } from "react-router";
import { formatDayOfWeek } from "../../../i18n/day-title.ts";
import { formatNumber, formatPeriod, formatShortDateTime, formatTime } from "../../../i18n/format.ts";
import { CutText } from "../../../i18n/cut-text.tsx";
import { languageNames } from "../../../i18n/language-names.ts";
import { interpolate, listSeparator } from "../../../i18n/text.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { statusWords } from "../../inbox-words.ts";
import { ReturningBadge, StatusShape, SuspicionBadge } from "../../status-badge.tsx";
import { subjectOf } from "../../subject-of.ts";
import { type DeskParams, serializeDeskParams } from "../desk-params.ts";
import { deskWords } from "../desk-words.ts";
import { dueState } from "../progress/due-state.ts";
import { sendingWords } from "../sending/sending-words.ts";
import { AssigneeCell } from "./assignee-cell.tsx";
import type { InquiryList, ListedInquiry } from "./fetch-inquiry-list.ts";
import styles from "./list-row.module.css";
import { listWords } from "./list-words.ts";

export interface ListRowProps {
  inquiry: ListedInquiry;
  page: InquiryList;
  /** Of the address: which inquiry is open, and how the list is shown. */
  params: DeskParams;
  now: number;
  isSelected: boolean;
  onToggle: (id: string, event: Event) => void;
}

/** One inquiry of the list, on a row that is as high as every other; its name opens it. */
export function ListRow({ inquiry, page, params, now, isSelected, onToggle }: ListRowProps) {
  const locale = useLocale();
  const isOpen = inquiry.id === params.inquiry;
  const hasLeft = page.left?.has(inquiry.id) ?? false;
  const classes = [
    styles.row,
    !inquiry.read_at && styles.unread,
    isOpen && styles.current,
    hasLeft && styles.left,
  ];
  return (
    <li className={classes.filter(Boolean).join(" ")} data-inquiry={inquiry.id}>
      <label className={styles.choose}>
        <input
          type="checkbox"
          checked={isSelected}
          aria-label={interpolate(deskWords.select[locale], { name: inquiry.name })}
          onChange={({ nativeEvent }) => onToggle(inquiry.id, nativeEvent)}
        />
        <StatusShape status={inquiry.status} />
      </label>
      <p className={styles.who}>
        <Link
          className="one-line"
          to={serializeDeskParams({ ...page.params, display: params.display, inquiry: inquiry.id })}
          aria-current={isOpen ? "page" : undefined}
        >
          <CutText>{inquiry.name}</CutText>
        </Link>
        {inquiry.company && (
          <span className={`one-line ${styles.company}`}>
            <CutText>{inquiry.company}</CutText>
          </span>
        )}
        <SuspicionBadge inquiry={inquiry} />
        <ReturningBadge inquiry={inquiry} />
      </p>
      {hasLeft ? (
        <p className={styles.when}>{statusWords[inquiry.status][locale]}</p>
      ) : (
        <When inquiry={inquiry} params={page.params} now={now} />
      )}
      <p className={styles.what}>
        <span className={`one-line ${styles.subject}`}>
          <CutText>{subjectOf(inquiry, locale)}</CutText>
        </span>
        <span className={`one-line ${styles.beginning}`}>
          <CutText>{inquiry.beginning}</CutText>
        </span>
      </p>
      <Marks inquiry={inquiry} page={page} now={now} />
      <AssigneeCell team={page.team} assigneeId={inquiry.assignee_id} />
    </li>
  );
}

/** When its reply is due, for how long it has waited for the visitor, or when it came; coloured only when the reply is late or soon due. */
function When({ inquiry, params, now }: Pick<ListRowProps, "inquiry" | "params" | "now">) {
  const locale = useLocale();
  const { kind, text } = dueState(locale, inquiry, now);
  const status = [statusWords[inquiry.status][locale], !inquiry.read_at && listWords.unread[locale]];
  const say = (shown: string, words: keyof typeof listWords, loudness?: string) => (
    <p className={loudness ? `${styles.when} ${loudness}` : styles.when}>
      <span className="sr-only">
        {[...status, listWords[words][locale]].filter(Boolean).join(listSeparator(locale))}{" "}
      </span>
      {shown}
    </p>
  );
  if (kind === "late") return say(text, "due", styles.late);
  if (kind === "waiting" && inquiry.due_at) {
    if (Date.parse(inquiry.due_at) - now < hourMs) return say(text, "due", styles.soon);
    return say(params.sorting === "due" ? formatTime(locale, inquiry.due_at) : text, "due");
  }
  if (params.view === "waiting") {
    const hours = Math.floor((now - Date.parse(inquiry.status_changed_at)) / hourMs);
    const span = hours < 48 ? formatPeriod(locale, Math.max(1, hours), "hour") : undefined;
    return say(span ?? formatPeriod(locale, Math.floor(hours / 24), "day"), "waitingFor");
  }
  const isByDay = params.sorting === "newest";
  return say((isByDay ? formatTime : formatShortDateTime)(locale, inquiry.created_at), "received");
}

const hourMs = 3_600_000;

/** What else is to be known of it at sight. */
function Marks({ inquiry, page, now }: Pick<ListRowProps, "inquiry" | "page" | "now">) {
  const locale = useLocale();
  const day = inquiry.look_again_on && formatDayOfWeek(locale, new Date(inquiry.look_again_on), now, "short");
  return (
    <span className={styles.marks}>
      <MentionMark inquiry={inquiry} page={page} />
      <WaitingMark at={page.repliesAt.get(inquiry.id)} />
      {day && <Mark title={interpolate(listWords.lookAgain[locale], { day })}>{day}</Mark>}
      {inquiry.file_count > 0 && (
        <Mark title={interpolate(listWords.files[locale], { n: inquiry.file_count })}>
          <svg viewBox="0 0 12 16" aria-hidden="true" focusable="false">
            <path d="M9.5 4.5v6.8a3.2 3.2 0 0 1-6.4 0V4a2.1 2.1 0 0 1 4.2 0v6.8" />
          </svg>
          {formatNumber(inquiry.file_count)}
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

/** A note mentions the reader, who has not opened the inquiry since. */
export function MentionMark({ inquiry, page }: Pick<ListRowProps, "inquiry" | "page">) {
  const locale = useLocale();
  if (!page.mentionedIn.has(inquiry.id)) return null;
  return (
    <Mark title={deskWords.mentioned[locale]}>
      <b>@</b>
    </Mark>
  );
}

/** Somebody has replied already, for later: the time to reply runs on until then. */
export function WaitingMark({ at }: { at: string | undefined }) {
  const locale = useLocale();
  if (!at) return null;
  const moment = formatShortDateTime(locale, at);
  return (
    <Mark title={interpolate(sendingWords.rowScheduled[locale], { moment })}>
      <svg viewBox="0 0 14 14" aria-hidden="true" focusable="false">
        <circle cx="7" cy="7" r="6" />
        <path d="M7 3v4l3 2" />
      </svg>
    </Mark>
  );
}

function Mark({ title, children }: { title: string; children: ReactNode }) {
  return (
    <span className={styles.mark} title={title}>
      <span aria-hidden="true">{children}</span>
      <span className="sr-only">{title}</span>
    </span>
  );
}
