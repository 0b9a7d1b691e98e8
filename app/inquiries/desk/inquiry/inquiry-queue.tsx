import { Link } from "react-router";
import type { TeamMember } from "../../../backend/staff-rows.ts";
import { Isolate, LtrText } from "../../../i18n/isolate.tsx";
import { useLocale } from "../../../i18n/use-locale.ts";
import { useNow } from "../../../staff/use-now.ts";
import { StatusBadge } from "../../status-badge.tsx";
import { subjectOf } from "../../subject-of.ts";
import { assigneeName } from "../assignee-name.ts";
import { type DeskParams, serializeDeskParams } from "../desk-params.ts";
import { dueState } from "../progress/due-state.ts";
import type { ListedInquiry } from "../list/fetch-inquiry-list.ts";
import { inquiryWords } from "../inquiry-words.ts";
import styles from "./inquiry-queue.module.css";

export interface InquiryQueueProps {
  params: DeskParams;
  inquiries: ListedInquiry[];
  team: TeamMember[];
}

/** The list beside an open inquiry: as much of each as tells them apart. */
export function InquiryQueue({ params, inquiries, team }: InquiryQueueProps) {
  const locale = useLocale();
  return (
    <nav className={styles.queue} aria-label={inquiryWords.list[locale]}>
      <Link className={styles.back} to={serializeDeskParams({ ...params, inquiry: undefined })}>
        {inquiryWords.back[locale]}
      </Link>
      <ul>
        {inquiries.map((inquiry) => (
          <li key={inquiry.id}>
            <Link
              to={serializeDeskParams({ ...params, inquiry: inquiry.id })}
              ref={inquiry.id === params.inquiry ? bringIntoSight : undefined}
              aria-current={inquiry.id === params.inquiry ? "page" : undefined}
            >
              <span className={inquiry.read_at ? "one-line" : `one-line ${styles.name}`}>
                <Isolate>{inquiry.name}</Isolate>
              </span>
              <QueueDue inquiry={inquiry} />
              <span className={`one-line ${styles.subject}`}>
                <Isolate>{subjectOf(inquiry, locale)}</Isolate>
              </span>
              <span className={styles.foot}>
                <span className={styles.reference}>
                  <LtrText>{inquiry.reference}</LtrText>
                </span>
                <StatusBadge status={inquiry.status} />
                <span className={`one-line ${styles.assignee}`}>
                  <Isolate>{assigneeName(locale, team, inquiry.assignee_id)}</Isolate>
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Within the list alone: the page stays where it is. */
function bringIntoSight(item: HTMLElement | null) {
  const list = item?.closest("nav");
  if (!item || !list) return;
  const { top, bottom, height } = list.getBoundingClientRect();
  const place = item.getBoundingClientRect();
  if (place.top < top || place.bottom > Math.min(bottom, window.innerHeight))
    list.scrollTop += place.top - top - height / 3;
}

function QueueDue({ inquiry }: { inquiry: ListedInquiry }) {
  const locale = useLocale();
  const { kind, text } = dueState(locale, inquiry, useNow());
  return <span className={kind === "late" ? styles.late : styles.due}>{text}</span>;
}
