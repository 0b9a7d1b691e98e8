import type { KeyboardEvent } from "react";
import type { InquiryStatus } from "../../../backend/inquiry-rows.ts";
import type { TeamMember } from "../../../backend/staff-rows.ts";
import { formatDate } from "../../../i18n/format-date.ts";
import { formatShortDateTime } from "../../../i18n/format.ts";
import { LtrText } from "../../../i18n/isolate.tsx";
import { useLocale, useWords } from "../../../i18n/use-locale.ts";
import { memberName } from "../../../staff/staff-name.ts";
import controls from "../../../ui/control.module.css";
import { statusWords } from "../../inbox-words.ts";
import { deskWords } from "../desk-words.ts";
import { DueText } from "./due-cell.tsx";
import type { InquiryRecord } from "../inquiry/fetch-inquiry.ts";
import { focusInquiry } from "../compose/focus-composer.ts";
import { ProgressSteps } from "./progress-steps-list.tsx";
import styles from "./inquiry-progress.module.css";
import { progressWords } from "./progress-words.ts";
import type { Changes } from "../changes/use-changes.ts";

export interface InquiryProgressProps {
  record: InquiryRecord;
  team: TeamMember[];
  changes: Changes;
}

// Object.keys loses the type of the keys.
const statuses = Object.keys(statusWords) as InquiryStatus[];

/** What travels with an inquiry: its state, who has it, by when it is answered, and each step with who and when. */
export function InquiryProgress({ record, team, changes }: InquiryProgressProps) {
  const locale = useLocale();
  const { inquiry } = record;
  const words = useWords(progressWords);
  return (
    <section className={styles.card} aria-labelledby="progress">
      <header>
        <h2 id="progress">{words.title}</h2>
        <span className={styles.reference}>
          <LtrText>{inquiry.reference}</LtrText>
        </span>
      </header>
      <div className={styles.block}>
        <div>
          <label htmlFor="status">{deskWords.status[locale]}</label>
          <select
            id="status"
            onKeyDown={leaveByEscape}
            className={controls.control}
            value={inquiry.status}
            onChange={({ currentTarget }) => {
              const status = statuses.find((one) => one === currentTarget.value);
              if (status) void changes.run({ kind: "status", status });
            }}
          >
            {statuses.map((status) => (
              <option key={status} value={status}>
                {statusWords[status][locale]}
              </option>
            ))}
          </select>
        </div>
        <div>
          <label htmlFor="assignee">{deskWords.assignee[locale]}</label>
          <select
            id="assignee"
            onKeyDown={leaveByEscape}
            className={controls.control}
            aria-keyshortcuts="a"
            value={inquiry.assignee_id ?? ""}
            onChange={({ currentTarget }) =>
              void changes.run({ kind: "assignee", assigneeId: currentTarget.value || null })
            }
          >
            <option value="">{deskWords.nobody[locale]}</option>
            {team
              .filter(({ is_banned: isBanned }) => !isBanned)
              .map((member) => (
                <option key={member.user_id} value={member.user_id}>
                  {memberName(locale, member)}
                </option>
              ))}
          </select>
        </div>
        <div className={styles.due}>
          <span>{deskWords.due[locale]}</span>
          {inquiry.due_at && (
            <time dateTime={inquiry.due_at}>{formatShortDateTime(locale, inquiry.due_at)}</time>
          )}
          <b>
            <DueText inquiry={inquiry} />
          </b>
        </div>
        {inquiry.look_again_on && (
          <div className={styles.due}>
            <span>{words.lookAgain}</span>
            <time dateTime={inquiry.look_again_on}>{formatDate(locale, inquiry.look_again_on)}</time>
          </div>
        )}
      </div>
      <ProgressSteps record={record} team={team} />
    </section>
  );
}

/** A letter would choose in the list of names, and is to be a key again. */
function leaveByEscape({ key }: KeyboardEvent) {
  if (key === "Escape") focusInquiry();
}
