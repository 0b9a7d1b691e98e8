import { type ApiError, toApiError } from "../../../backend/api-error.ts";
import { databaseClient } from "../../../backend/database-client.ts";
import type {
  Contact,
  Inquiry,
  InquiryChange,
  InquiryStatus,
  OutcomeColumns,
} from "../../../backend/inquiry-rows.ts";
import type { TeamMember } from "../../../backend/staff-rows.ts";
import { createRandomId } from "../../../random-id.ts";
import { formatDate } from "../../../i18n/format-date.ts";
import { interpolate, listSeparator, type Locale } from "../../../i18n/text.ts";
import { statusWords } from "../../inbox-words.ts";
import { changeWords } from "../actions/action-words.ts";
import { nameInText } from "../../../staff/staff-name.ts";
import { assigneeName } from "../assignee-name.ts";
import { outcomeText } from "../progress/outcome-words.ts";

/** Something that staff want of an inquiry, after which it is another version. */
export type StateChange =
  | { kind: "status"; status: InquiryStatus }
  | { kind: "assignee"; assigneeId: string | null }
  /** The day on which it comes back, or none. */
  | { kind: "lookAgain"; look_again_on: string | null }
  | ({ kind: "outcome" } & OutcomeColumns)
  | ({ kind: "contact" } & Contact);

export type Change =
  | StateChange
  | { kind: "note"; body: string }
  /** It goes out when it can no longer be taken back, or later. */
  | {
      kind: "reply";
      body: string;
      locale: Locale;
      /** The addresses in copy. */
      cc: string[];
      status: "answered" | "closed";
      sendAfter?: string;
      lookAgainOn?: string;
      /** Of its draft. */
      files?: string[];
      /** Other inquiries of the same address, which it answers as well. */
    };

/** What became of it. */
export type ChangeResult =
  | { kind: "done"; version: number; replyId?: string }
  /** Somebody else was first, and nothing was changed. */
  | { kind: "conflict" }
  /** The same reply was sent before, at this moment. */
  | { kind: "repeated"; at: string }
  | { kind: "failed"; error: ApiError };

/** Changes an inquiry as `expected` shows it. Never rejects. */
export async function changeInquiry(
  { id, version }: Pick<Inquiry, "id" | "version">,
  change: Change,
): Promise<ChangeResult> {
  const replyId = createRandomId();
  const { data, error, status } = await callFor({ id, version }, change, replyId);
  if (!error) return { kind: "done", version: newVersion(data) ?? version, replyId };
  if (status !== 409) return { kind: "failed", error: toApiError(error, status) };
  return error.message === repeatedReply ? { kind: "repeated", at: error.details } : { kind: "conflict" };
}

/** As send_reply words it. */
const repeatedReply = "This reply has been sent already.";

function callFor({ id, version }: Pick<Inquiry, "id" | "version">, change: Change, replyId: string) {
  const database = databaseClient();
  const target = { inquiry_id: id, expected_version: version };
  const changeTo = (wanted: Omit<InquiryChange, "id" | "version">) =>
    database.rpc("change_inquiries", { changes: [{ id, version, ...wanted }] });
  switch (change.kind) {
    case "status":
      return changeTo({ status: change.status });
    case "assignee":
      return changeTo({ assignee_id: change.assigneeId });
    case "lookAgain":
      return changeTo({ look_again_on: change.look_again_on });
    case "outcome":
      return database.rpc("set_outcome", {
        ...target,
        new_outcome: change.outcome,
        amount: change.outcome_amount,
        currency: change.outcome_currency,
      });
    case "contact":
      return database.rpc("correct_contact", { ...target, ...contactOf(change) });
    case "reply":
      return database.rpc("send_reply", {
        ...target,
        body: change.body,
        locale: change.locale,
        new_status: change.status,
        // Long ago: as soon as it can no longer be taken back, by the server's clock.
        send_after: change.sendAfter ?? new Date(0).toISOString(),
        message_id: replyId,
        cc: change.cc,
        files: change.files ?? [],
        look_again_on: change.lookAgainOn ?? null,
      });
    case "note":
      return database.rpc("add_inquiry_note", { inquiry_id: target.inquiry_id, body: change.body });
  }
}

/** Functions return it, or what takes the change back. Undefined of one that does not change the inquiry. */
function newVersion(data: unknown): number | undefined {
  if (Array.isArray(data)) return (data as InquiryChange[])[0]?.version;
  return typeof data === "number" ? data : undefined;
}

/** Changes in words: "status “Closed”, assigned to karim". */
export function describeChanges(locale: Locale, team: TeamMember[], changes: StateChange[]): string {
  return changes.map((change) => describe(locale, team, change)).join(listSeparator(locale));
}

/** What an inquiry is now, in the words of changes. */
export function describeState(locale: Locale, team: TeamMember[], inquiry: Inquiry): string {
  return describeChanges(locale, team, [
    { kind: "status", status: inquiry.status },
    { kind: "assignee", assigneeId: inquiry.assignee_id },
    ...(inquiry.look_again_on ? [lookAgainOf(inquiry)] : []),
    ...(inquiry.outcome ? [outcomeOf(inquiry)] : []),
  ]);
}

function describe(locale: Locale, team: TeamMember[], change: StateChange): string {
  const sentence = changeWords[change.kind][locale];
  if (change.kind === "status") return interpolate(sentence, { status: statusWords[change.status][locale] });
  if (change.kind === "lookAgain")
    return change.look_again_on
      ? interpolate(sentence, { day: formatDate(locale, change.look_again_on) })
      : changeWords.noDay[locale];
  if (change.kind === "outcome") {
    const outcome = outcomeText(locale, change);
    return outcome ? interpolate(sentence, { outcome }) : changeWords.noOutcome[locale];
  }
  if (change.kind === "contact") return interpolate(sentence, { contact: contactText(locale, change) });
  if (change.assigneeId === null) return changeWords.nobody[locale];
  return interpolate(sentence, { name: nameInText(locale, assigneeName(locale, team, change.assigneeId)) });
}

/** Somebody else wanted the same, or the answer to the first attempt was lost. */
export function isMade(change: StateChange, inquiry: Inquiry): boolean {
  switch (change.kind) {
    case "status":
      return change.status === inquiry.status;
    case "assignee":
      return change.assigneeId === inquiry.assignee_id;
    case "lookAgain":
      return change.look_again_on === inquiry.look_again_on;
    case "outcome":
      return outcomeText("en", change) === outcomeText("en", inquiry);
    case "contact":
      return contactText("en", change) === contactText("en", inquiry);
  }
}

/** What a change makes of an inquiry, as far as another one is taken back to it. */
export function outcome(change: StateChange, before: Inquiry): Partial<Inquiry> {
  if (change.kind === "status") return { status: change.status };
  if (change.kind !== "assignee") return { ...before, ...change };
  const isBegun = before.status === "new" && change.assigneeId !== null;
  return { assignee_id: change.assigneeId, status: isBegun ? "in_progress" : before.status };
}

/** What takes a change back. */
export function reverse(change: StateChange, before: Inquiry): StateChange[] {
  const status: StateChange = { kind: "status", status: before.status };
  const assignee: StateChange = { kind: "assignee", assigneeId: before.assignee_id };
  switch (change.kind) {
    case "status":
      // Another status ends it.
      return before.look_again_on ? [status, lookAgainOf(before)] : [status];
    case "lookAgain":
      return [lookAgainOf(before)];
    case "outcome":
      return [outcomeOf(before)];
    case "contact":
      return [{ kind: "contact", ...contactOf(before) }];
    case "assignee":
      // To take a new inquiry is to begin with it, too.
      return before.status === "new" ? [assignee, status] : [assignee];
  }
}

function lookAgainOf({ look_again_on }: Inquiry): StateChange {
  return { kind: "lookAgain", look_again_on };
}

function outcomeOf({ outcome: became, outcome_amount, outcome_currency }: Inquiry): StateChange {
  return { kind: "outcome", outcome: became, outcome_amount, outcome_currency };
}

export function contactOf({ name, email, company, phone }: Contact): Contact {
  return { name, email, company, phone };
}

function contactText(locale: Locale, { name, email, company, phone }: Contact): string {
  const leftToRight = (text: string | null) => text && `\u2066${text}\u2069`;
  return [
    nameInText(locale, name),
    leftToRight(email),
    company && nameInText(locale, company),
    leftToRight(phone),
  ]
    .filter(Boolean)
    .join(listSeparator(locale));
}
