import { useState } from "react";
import type { ApiError } from "../../../backend/errors/api-error.ts";
import { invokeFunction } from "../../../backend/invoke-function.ts";
import { formatShortDateTime } from "../../../i18n/format.ts";
import { inEachLocale, interpolate, type Locale } from "../../../i18n/text.ts";
import { useLocale, useWords } from "../../../i18n/use-locale.ts";
import { formProblems } from "../../../staff/form-problems.ts";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { Form, type FormProblems } from "../../../ui/form/form.tsx";
import { showToast } from "../../../ui/toast/toast.tsx";
import { entryChannels, type Entered, type EntryProblems } from "./entry.ts";
import { type EntryDraft, entryLocale, loadEntryDraft, saveEntryDraft } from "./entry-draft.ts";
import { EntryFields } from "./entry-fields.tsx";
import { showSending } from "../sending/waiting-mail.ts";
import { RadioBar } from "../../../ui/form/radio-bar.tsx";
import formStyles from "../../../ui/form/form.module.css";
import styles from "./new-inquiry.module.css";
import { entryChannelWords, entryProblems, newInquiryWords } from "./new-inquiry-words.ts";

export interface NewInquiryDialogProps {
  /** The member of staff who enters it. */
  userId: string;
  onClose: () => void;
  onStored: (id: string) => void;
}

/** Enters a call, a message or a visit, or writes to somebody first. What is typed is kept until it is stored. */
export default function NewInquiryDialog({ userId, onClose, onStored }: NewInquiryDialogProps) {
  const locale = useLocale();
  const words = useWords(newInquiryWords);
  const [draft, setDraft] = useState(() => loadEntryDraft(userId));

  function change(part: Partial<EntryDraft>) {
    const next = { ...draft, ...part };
    setDraft(next);
    saveEntryDraft(userId, next);
  }

  async function send(): Promise<FormProblems | undefined> {
    const result = await sendEntry(draft, locale);
    if (result.kind === "invalid") return entryProblems(draft, result.problems);
    if (result.kind === "failed") return formProblems(result, newInquiryWords.failed);
    saveEntryDraft(userId, undefined);
    announce(locale, draft, result.entered);
    onStored(result.entered.id);
    return undefined;
  }

  return (
    <Dialog title={words.title} closeLabel={words.close} onClose={onClose}>
      <Form send={send} submitLabel={draft.channel === "staff" ? words.send : words.save} columns={2}>
        <RadioBar
          legend={words.channel}
          options={entryChannels}
          value={draft.channel}
          labelOf={(channel) => entryChannelWords[channel][locale]}
          onChange={(channel) => change({ channel })}
          className={`${formStyles.full} ${styles.channels}`}
        />
        <EntryFields draft={draft} onChange={change} />
      </Form>
    </Dialog>
  );
}

/** The mail that was written first waits to go out as a reply does. */
function announce(locale: Locale, draft: EntryDraft, entered: Entered) {
  const { id, reference, due_at: dueAt, has_receipt: hasReceipt, message_id: messageId } = entered;
  if (messageId) {
    const mail = {
      id: messageId,
      inquiry_id: id,
      body: draft.text,
      locale: entryLocale(draft, locale),
      cc: [],
    };
    return showSending(mail);
  }
  const isReceiptMissing = draft.wantsReceipt && draft.email.trim() !== "" && !hasReceipt;
  const due = dueAt
    ? inEachLocale((to) => interpolate(newInquiryWords.due[to], { moment: formatShortDateTime(to, dueAt) }))
    : undefined;
  showToast({
    kind: "success",
    topic: "new-inquiry",
    title: inEachLocale((to) => interpolate(newInquiryWords.stored[to], { reference: reference ?? "" })),
    text: isReceiptMissing ? newInquiryWords.noReceipt : due,
  });
}

type EntryResult =
  | { kind: "stored"; entered: Entered }
  | { kind: "invalid"; problems: EntryProblems }
  | { kind: "failed"; error: ApiError };

/** Stores an entry, once however often it is sent. Never rejects. */
async function sendEntry(draft: EntryDraft, fallback: Locale): Promise<EntryResult> {
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
