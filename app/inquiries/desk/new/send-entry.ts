import type { ApiError } from "../../../backend/errors/api-error.ts";
import { invokeFunction } from "../../../backend/invoke-function.ts";
import type { Locale } from "../../../i18n/text.ts";
import type { Entered, EntryProblems } from "./entry.ts";
import { type EntryDraft, entryLocale } from "./entry-draft.ts";

export type EntryResult =
  | { kind: "stored"; entered: Entered }
  | { kind: "invalid"; problems: EntryProblems }
  | { kind: "failed"; error: ApiError };

/** Stores an entry, once however often it is sent. Never rejects. */
export async function sendEntry(draft: EntryDraft, fallback: Locale): Promise<EntryResult> {
  const { body, error } = await invokeFunction("enter-inquiry", toFields(draft, fallback), {
    "idempotency-key": draft.key,
  });
  // As the function answers.
  if (!error) return { kind: "stored", entered: body as Entered };
  const isInvalid = body instanceof Object && "problems" in body;
  return isInvalid
    ? { kind: "invalid", problems: body.problems as EntryProblems }
    : { kind: "failed", error };
}

/** What belongs to its channel and type. */
function toFields(draft: EntryDraft, fallback: Locale): Record<string, unknown> {
  const { channel, type, name, company, email, phone, subject, text, projectType } = draft;
  const common = { channel, name, company, email, locale: entryLocale(draft, fallback) };
  if (channel === "staff") return { ...common, subject, message: text };
  return {
    ...common,
    type,
    phone,
    ...(type === "project" ? { projectType, description: text } : { subject, message: text }),
    happenedAt: toMoment(draft.happenedAt),
    assignee: draft.assignee,
    wantsReceipt: draft.wantsReceipt && email.trim() !== "",
  };
}

/** A moment that is no moment is left to the server to name. */
function toMoment(local: string): string {
  const moment = new Date(local);
  return Number.isNaN(moment.getTime()) ? local : moment.toISOString();
}
