import { Link } from "react-router";
import type { ListedInquiry } from "../../../backend/inquiry-rows.ts";
import { CutText } from "../../../i18n/cut-text.tsx";
import { formatPeriodAfter, formatShortDateTime, formatShortDay } from "../../../i18n/format.ts";
import { LtrText } from "../../../i18n/isolate.tsx";
import { interpolate, type Locale } from "../../../i18n/text.ts";
import { useLocale, useWords } from "../../../i18n/use-locale.ts";
import { ReturningBadge, StatusBadge, StatusShape, SuspicionBadge } from "../../status-badge.tsx";
import { subjectOf } from "../../subject-of.ts";
import { TypeBadge } from "../../type-badge.tsx";
import { serializeDeskParams } from "../desk-params.ts";
import { deskWords } from "../desk-words.ts";
import { dueState } from "../progress/due-state.ts";
import type { InquiryPage } from "./inquiry-page.ts";
import styles from "./list-row.module.css";
import { listWords } from "./list-words.ts";
import { Assignee, RowMarks } from "./row-marks.tsx";

export interface ListRowProps {
  inquiry: ListedInquiry;
  page: InquiryPage;
  now: number;
  isOpen: boolean;
  isSelected: boolean;
  onToggle: (id: string, event: Event) => void;
  onTake: (inquiry: ListedInquiry) => void;
}

/** One inquiry of the list, on a row that is as high as every other. All of it opens the inquiry. */
export function ListRow(props: ListRowProps) {
  const { inquiry, page, now, isOpen, isSelected, onToggle, onTake } = props;
  const locale = useLocale();
  const words = useWords(listWords);
  const isWaiting = page.params.view === "waiting";
  const hasLeft = page.left?.has(inquiry.id) ?? false;
  const { kind, text } = dueState(locale, inquiry, now);
  const isDue = kind === "late" || kind === "waiting";
  // Where there is no room for columns, one of them says how it stands.
  const standing = hasLeft || isWaiting ? "status" : isDue ? "due" : "date";
  const classOf = (column: "status" | "due" | "date", ...own: (string | false | undefined)[]) =>
    [column === standing && styles.standing, ...own].filter(Boolean).join(" ");
  const isSoon = kind === "waiting" && Date.parse(inquiry.due_at ?? "") - now < hourMs;
  const subject = subjectOf(inquiry, locale);
  const whole = [inquiry.name, inquiry.company, inquiry.email ?? inquiry.phone, subject];
  const classes = [
    styles.row,
    !inquiry.read_at && styles.unread,
    isOpen && styles.current,
    hasLeft && styles.left,
  ];
  return (
    <tr
      role="row"
      className={classes.filter(Boolean).join(" ")}
      data-inquiry={inquiry.id}
      // What may be cut, and the moment.
      title={[...whole, isDue && inquiry.due_at && formatShortDateTime(locale, inquiry.due_at)]
        .filter(Boolean)
        .join("\n")}
    >
      <th role="rowheader" scope="row" className={styles.name} aria-label={inquiry.name}>
        <label className={styles.choose}>
          <input
            type="checkbox"
            className="tick"
            checked={isSelected}
            aria-label={interpolate(deskWords.select[locale], { name: inquiry.name })}
            onChange={({ nativeEvent }) => onToggle(inquiry.id, nativeEvent)}
          />
          <StatusShape status={inquiry.status} />
        </label>
        <Link
          className="one-line"
          to={serializeDeskParams({ ...page.params, inquiry: inquiry.id })}
          aria-current={isOpen ? "page" : undefined}
        >
          <CutText>{inquiry.name}</CutText>
        </Link>
        {inquiry.company && (
          <span className={`one-line ${styles.company}`}>
            <CutText>{inquiry.company}</CutText>
          </span>
        )}
      </th>
      <td role="cell" className={`one-line ${styles.email}`}>
        <LtrText>{inquiry.email ?? inquiry.phone}</LtrText>
      </td>
      <td role="cell">
        <TypeBadge type={inquiry.type} />
      </td>
      <td role="cell" className={styles.subject}>
        <SuspicionBadge inquiry={inquiry} />
        <ReturningBadge inquiry={inquiry} />
        <div className={styles.what}>
          <span className="one-line">
            <CutText>{subject}</CutText>
          </span>
          <span className={`one-line ${styles.beginning}`}>
            <CutText>{inquiry.beginning}</CutText>
          </span>
        </div>
        <RowMarks inquiry={inquiry} now={now} isWaiting={isWaiting} />
      </td>
      <td role="cell" className={classOf("status")}>
        {isWaiting && !hasLeft && inquiry.status === "answered" ? (
          waitingTime(locale, now - Date.parse(inquiry.status_changed_at))
        ) : (
          <StatusBadge status={inquiry.status} />
        )}
        {!inquiry.read_at && <span className="sr-only"> {words.unread}</span>}
      </td>
      <td
        role="cell"
        className={classOf("due", styles.due, kind === "late" && styles.late, isSoon && styles.soon)}
      >
        {isWaiting
          ? inquiry.look_again_on && formatShortDay(locale, inquiry.look_again_on)
          : kind === "met" || kind === "missed"
            ? words[kind]
            : text}
      </td>
      <td role="cell" className={styles.assigned}>
        <Assignee inquiry={inquiry} onTake={onTake} />
      </td>
      <td role="cell" className={classOf("date", styles.date)}>
        <time dateTime={inquiry.created_at}>{formatShortDateTime(locale, inquiry.created_at)}</time>
      </td>
    </tr>
  );
}

const hourMs = 3_600_000;

/** Hours up to two days. */
function waitingTime(locale: Locale, ms: number): string {
  const hours = Math.floor(ms / hourMs);
  return hours < 48
    ? formatPeriodAfter(locale, Math.max(1, hours), "hour")
    : formatPeriodAfter(locale, Math.floor(hours / 24), "day");
}
