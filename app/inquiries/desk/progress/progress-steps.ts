import type { AuditEntry, TeamMember } from "../../../backend/staff-rows.ts";
import { type Locale, type LocalizedText } from "../../../i18n/text.ts";
import { findMember, memberName, staffName } from "../../../staff/staff-name.ts";
import type { InquiryRecord } from "../../../backend/inquiry-rows.ts";
import { progressWords } from "./progress-words.ts";

/** A step of an inquiry's way: done, what comes next, or open. */
export interface ProgressStep {
  state: "done" | "returned" | "next" | "open";
  label: LocalizedText;
  at?: string | undefined;
  /** The name of the person who did it. */
  by?: string | undefined;
}

/** Received, read, answered, closed: each with who and when, and again after every answer of the visitor. */
export function listProgressSteps(locale: Locale, record: InquiryRecord, team: TeamMember[]): ProgressStep[] {
  const { inquiry, messages, events } = record;
  const actorOf = ({ actor_id: id, actor_email: email }: AuditEntry) =>
    staffName(locale, team, { id, email });
  const reader = findMember(team, inquiry.read_by);
  const isOurs = inquiry.channel === "staff";
  const steps: ProgressStep[] = [
    {
      state: "done",
      label: isOurs ? progressWords.writtenFirst : progressWords.received,
      at: inquiry.happened_at ?? inquiry.created_at,
      by: isOurs && reader ? memberName(locale, reader) : undefined,
    },
  ];
  if (inquiry.read_at && !isOurs)
    steps.push({
      state: "done",
      label: progressWords.read,
      at: inquiry.read_at,
      by: reader && memberName(locale, reader),
    });

  const turns = [
    ...messages
      .filter(
        ({ direction, is_automatic: isAutomatic, is_third_person: isThird }) =>
          direction === "received" && !isAutomatic && !isThird,
      )
      // The mail that began it came with it.
      .filter(({ created_at: at }) => Date.parse(at) > Date.parse(inquiry.created_at))
      .map((message) => ({ at: message.created_at, isReturn: true, by: undefined })),
    ...events
      .filter(({ details }) => isChangeTo(details, "answered"))
      .map((event) => ({
        at: event.created_at,
        isReturn: false,
        by: actorOf(event),
      })),
  ].toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
  for (const [n, { at, isReturn, by }] of turns.entries()) {
    // Mails one after the other are one turn.
    if (isReturn && turns[n + 1]?.isReturn) continue;
    steps.push(
      isReturn
        ? { state: "returned", label: progressWords.wroteBack, at }
        : { state: "done", label: progressWords.answered, at, by },
    );
  }

  const isOpen = inquiry.status === "new" || inquiry.status === "in_progress";
  if (isOpen) {
    const label = turns.some(({ isReturn }) => !isReturn) ? progressWords.answerAgain : progressWords.answer;
    steps.push({ state: "next", label, at: inquiry.due_at ?? undefined });
  }
  if (inquiry.status === "closed") {
    const closing = events.findLast(({ details }) => isChangeTo(details, "closed"));
    const by = closing && actorOf(closing);
    steps.push({ state: "done", label: progressWords.closed, at: inquiry.status_changed_at, by });
  } else if (inquiry.status !== "spam")
    steps.push({ state: isOpen ? "open" : "next", label: progressWords.close });
  return steps;
}

function isChangeTo(details: unknown, status: string): boolean {
  return details instanceof Object && "to" in details && details.to === status;
}
