import { useState } from "react";
import { formatShortDateTime } from "../../../i18n/format.ts";
import { inEachLocale, interpolate, type Locale } from "../../../i18n/text.ts";
import { useLocale, useWords } from "../../../i18n/use-locale.ts";
import { formProblems } from "../../../staff/form-problems.ts";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { Form, type FormProblems } from "../../../ui/form/form.tsx";
import { showToast } from "../../../ui/toast/toast.tsx";
import { entryChannels, type Entered } from "./entry.ts";
import { type EntryDraft, entryLocale, loadEntryDraft, saveEntryDraft } from "./entry-draft.ts";
import { EntryFields } from "./entry-fields.tsx";
import { showSending } from "../sending/waiting-mail.ts";
import { RadioBar } from "../../../ui/form/radio-bar.tsx";
import formStyles from "../../../ui/form/form.module.css";
import styles from "./new-inquiry.module.css";
import { entryChannelWords, entryProblems, newInquiryWords } from "./new-inquiry-words.ts";
import { sendEntry } from "./send-entry.ts";

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
