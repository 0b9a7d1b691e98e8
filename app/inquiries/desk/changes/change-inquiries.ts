import { type ApiError, toApiError } from "../../../backend/errors/api-error.ts";
import { databaseClient } from "../../../backend/database-client.ts";
import type { Contact, Inquiry, InquiryChange, StateChange } from "../../../backend/inquiry-rows.ts";
import type { LocalizedText } from "../../../i18n/text.ts";
import { showToast } from "../../../ui/toast/toast.tsx";
import { actionWords } from "../actions/action-words.ts";

/** What takes a change back, in the version that it has made. */
export type Undoing = Pick<Inquiry, "id" | "version"> & StateChange;

export type ChangeResult<Done = Undoing> =
  | { kind: "done"; undoing: Done }
  /** Somebody else was first, and nothing was changed. */
  | { kind: "conflict" }
  | { kind: "failed"; error: ApiError };

/**
 * Changes up to a hundred inquiries, each only as it was seen. One that is missing in what takes it back was left as it is: it has
 * changed meanwhile. Never rejects.
 */
export async function changeInquiries(changes: InquiryChange[]): Promise<ChangeResult<InquiryChange[]>> {
  const { data, error, status } = await databaseClient().rpc("change_inquiries", { changes });
  return error ? toFailure(error, status) : { kind: "done", undoing: data };
}

/** Changes one inquiry, as it was seen. Never rejects. */
export async function changeInquiry(seen: Inquiry, change: StateChange): Promise<ChangeResult> {
  const { id, version } = seen;
  if (!("name" in change)) {
    const result = await changeInquiries([{ ...change, id, version }]);
    if (result.kind !== "done") return result;
    const [undoing] = result.undoing;
    return undoing ? { kind: "done", undoing } : { kind: "conflict" };
  }
  const contact = { inquiry_id: id, expected_version: version, ...contactOf(change) };
  const { data, error, status } = await databaseClient().rpc("correct_contact", contact);
  if (error) return toFailure(error, status);
  return { kind: "done", undoing: { ...contactOf(seen), id, version: data } };
}

function toFailure(error: unknown, status: number): Exclude<ChangeResult, { kind: "done" }> {
  return status === 409 ? { kind: "conflict" } : { kind: "failed", error: toApiError(error, status) };
}

/** Somebody else wanted the same, or the answer to the first attempt was lost. */
export function isMade(change: StateChange, inquiry: Inquiry): boolean {
  return Object.entries(change).every(([column, value]) => Reflect.get(inquiry, column) === value);
}

export function contactOf({ name, email, company, phone }: Contact): Contact {
  return { name, email, company, phone };
}

/** What was changed last is said, of one inquiry or of several. */
export const changeTopic = "change";

export interface Changed {
  title: LocalizedText;
  text?: LocalizedText | undefined;
  undo?: (() => unknown) | undefined;
}

export function sayChanged({ title, text, undo }: Changed) {
  const actions = undo ? [{ label: actionWords.undo, shortcut: "z", run: undo }] : [];
  showToast({ kind: "success", topic: changeTopic, title, text, actions });
}

export function sayUnchanged(title: LocalizedText, text?: LocalizedText) {
  showToast({ kind: "error", topic: changeTopic, title, text });
}
