import { type KeyboardEvent, lazy, type ReactNode, Suspense, useState } from "react";
import type { Inquiry, InquiryStatus, OutcomeColumns } from "../../../backend/inquiry-rows.ts";
import { formatShortDay, formatShortDateTime } from "../../../i18n/format.ts";
import { Isolate } from "../../../i18n/isolate.tsx";
import { useLocale, useWords } from "../../../i18n/use-locale.ts";
import { memberName } from "../../../staff/staff-name.ts";
import { useTeam } from "../../../staff/team.ts";
import { useNow } from "../../../staff/use-now.ts";
import { Button } from "../../../ui/form/button.tsx";
import controls from "../../../ui/form/control.module.css";
import { Menu } from "../../../ui/dialog/menu.tsx";
import { statusWords } from "../../inbox-words.ts";
import { StatusBadge, StatusShape } from "../../status-badge.tsx";
import { assigneeName } from "../assignee-name.ts";
import { isMade } from "../changes/change-inquiries.ts";
import type { Changes } from "../changes/use-changes.ts";
import { focusInquiry } from "../compose/focus-composer.ts";
import { deskWords } from "../desk-words.ts";
import { DueText } from "./due-cell.tsx";
import { dueState } from "./due-state.ts";
import styles from "./inquiry-progress.module.css";
import { isOver, LookAgainForm } from "./look-again-form.tsx";
import { outcomes, outcomeText, outcomeWords } from "./outcome-words.ts";
import { progressWords } from "./progress-words.ts";

const OutcomeForm = lazy(() => import("./outcome-form.tsx"));

export interface InquiryProgressProps {
  inquiry: Inquiry;
  changes: Changes;
}

// Object.keys loses the type of the keys.
const statuses = Object.keys(statusWords) as InquiryStatus[];

/** What staff decide of an inquiry, in five values. On a phone they are one line, which opens. */
export function InquiryProgress({ inquiry, changes }: InquiryProgressProps) {
  const locale = useLocale();
  const team = useTeam();
  const words = useWords(progressWords);
  const [isUnfolded, setUnfolded] = useState(false);
  const due = dueState(locale, inquiry, useNow());
  return (
    <section
      className={`${styles.progress} ${isUnfolded ? styles.unfolded : ""}`}
      aria-label={words.title}
      data-part="progress"
    >
      <button
        id="progress-fold"
        type="button"
        className={`row opens ${styles.fold}`}
        aria-expanded={isUnfolded}
        aria-controls="progress-values"
        onClick={() => setUnfolded(!isUnfolded)}
      >
        <StatusBadge status={inquiry.status} />
        <span>
          <Isolate>{assigneeName(locale, team, inquiry.assignee_id)}</Isolate>
        </span>
        <DueText inquiry={inquiry} />
      </button>
      <div id="progress-values" className={styles.values}>
        <div>
          <label htmlFor="status">{deskWords.status[locale]}</label>
          <span className={styles.choice}>
            <StatusShape status={inquiry.status} />
            <select
              id="status"
              onKeyDown={leaveByEscape}
              className={controls.control}
              value={inquiry.status}
              onChange={({ currentTarget }) => {
                const status = statuses.find((one) => one === currentTarget.value);
                if (status) void changes.run({ status });
              }}
            >
              {statuses.map((status) => (
                <option key={status} value={status}>
                  {statusWords[status][locale]}
                </option>
              ))}
            </select>
          </span>
        </div>
        <div>
          <label htmlFor="assignee">{deskWords.assignee[locale]}</label>
          <select
            id="assignee"
            onKeyDown={leaveByEscape}
            className={controls.control}
            aria-keyshortcuts="a"
            value={inquiry.assignee_id ?? ""}
            onChange={({ currentTarget }) => void changes.run({ assignee_id: currentTarget.value || null })}
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
        <div>
          <span>{deskWords.due[locale]}</span>
          <p className={styles.due}>
            <DueText inquiry={inquiry} />
            {inquiry.due_at && due.kind !== "none" && (
              <time dateTime={inquiry.due_at}>{formatShortDateTime(locale, inquiry.due_at)}</time>
            )}
          </p>
        </div>
        <Value
          id="look-again"
          label={words.lookAgain}
          text={inquiry.look_again_on ? formatShortDay(locale, inquiry.look_again_on) : words.noDay}
        >
          {(close) => (
            <LookAgainForm
              inquiry={inquiry}
              onSave={(day) => {
                close();
                void changes.run({ ...(isOver(inquiry) && { status: "answered" }), look_again_on: day });
              }}
            />
          )}
        </Value>
        <Value id="outcome" label={words.outcome} text={outcomeText(locale, inquiry) ?? words.noOutcome}>
          {(close) => (
            <OutcomeForm
              inquiry={inquiry}
              onSave={(change) => {
                close();
                if (!isMade(change, inquiry)) void changes.run(change);
              }}
            />
          )}
        </Value>
      </div>
    </section>
  );
}

interface OutcomeQuestionProps {
  inquiry: Pick<Inquiry, "status" | "outcome">;
  onAnswer: (change: OutcomeColumns) => void;
}

/** Asks what became of an inquiry that is closed; nobody who only closes has to answer. */
export function OutcomeQuestion({ inquiry, onAnswer }: OutcomeQuestionProps) {
  const locale = useLocale();
  if (inquiry.status !== "closed" || inquiry.outcome !== null) return null;
  return (
    <div className={`row ${styles.question}`} role="group" aria-labelledby="what-became">
      <span id="what-became">{progressWords.whatBecame[locale]}</span>
      {outcomes.map((outcome) => (
        <Button
          key={outcome}
          variant="ghost"
          onClick={() => onAnswer({ outcome, outcome_amount: null, outcome_currency: null })}
        >
          {outcomeWords[outcome][locale]}
        </Button>
      ))}
    </div>
  );
}

interface ValueProps {
  id: "look-again" | "outcome";
  label: string;
  text: string;
  children: (close: () => void) => ReactNode;
}

/** A value that a small form changes. */
function Value({ id, label, text, children }: ValueProps) {
  const button = (
    <>
      <span>{label}</span>
      <b>{text}</b>
    </>
  );
  return (
    <Menu id={id} className={styles.value} button={button} hasArrow>
      {(close) => <Suspense>{children(close)}</Suspense>}
    </Menu>
  );
}

/** A letter would choose in the list of names, and is to be a key again. */
function leaveByEscape({ key }: KeyboardEvent) {
  if (key === "Escape") focusInquiry();
}
