import { type FormEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { errorText } from "../../../backend/api-error.ts";
import type { TeamMember } from "../../../backend/staff-rows.ts";
import { formatShortDateTime } from "../../../i18n/format.ts";
import { inEachLocale, interpolate, type Locale } from "../../../i18n/text.ts";
import { useLocale, useWords } from "../../../i18n/use-locale.ts";
import { Button } from "../../../ui/button.tsx";
import { showToast } from "../../../ui/toast.tsx";
import { entryChannels, type Entered, type EntryProblems } from "../../enter/entry.ts";
import { type EntryDraft, entryLocale, loadEntryDraft, saveEntryDraft } from "./entry-draft.ts";
import { EntryFields } from "./entry-fields.tsx";
import { FormDialog } from "../form-dialog.tsx";
import { showSending } from "../sending/show-sending.ts";
import { RadioBar } from "../../../ui/radio-bar.tsx";
import styles from "./new-inquiry.module.css";
import { entryChannelWords, newInquiryWords } from "./new-inquiry-words.ts";
import { sendEntry } from "./send-entry.ts";

export interface NewInquiryDialogProps {
  /** The member of staff who enters it. */
  userId: string;
  team: TeamMember[];
  onClose: () => void;
  onStored: (id: string) => void;
}

/** Enters a call, a message or a visit, or writes to somebody first. What is typed is kept until it is stored. */
export default function NewInquiryDialog({ userId, team, onClose, onStored }: NewInquiryDialogProps) {
  const locale = useLocale();
  const words = useWords(newInquiryWords);
  const dialog = useRef<HTMLDialogElement>(null);
  const [draft, setDraft] = useState(() => loadEntryDraft(userId));
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState<EntryProblems>({});
  const [failure, setFailure] = useState("");
  useEffect(() => {
    dialog.current?.querySelector<HTMLElement>("[name=entry-name]")?.focus();
  }, []);

  function change(part: Partial<EntryDraft>) {
    const next = { ...draft, ...part };
    setDraft(next);
    saveEntryDraft(userId, next);
  }

  async function send(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setFailure("");
    const result = await sendEntry(draft, locale);
    setBusy(false);
    if (result.kind === "stored") {
      saveEntryDraft(userId, undefined);
      announce(locale, draft, result.entered);
      onStored(result.entered.id);
      return;
    }
    // At once: the focus looks for the fields that are marked.
    flushSync(() => {
      setProblems(result.kind === "invalid" ? result.problems : {});
      setFailure(
        result.kind === "invalid" ? words.invalid : `${words.failed} ${errorText(result.error)[locale]}`,
      );
    });
    dialog.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }

  return (
    <FormDialog
      ref={dialog}
      id="new-inquiry"
      title={words.title}
      closeLabel={words.close}
      problem={failure}
      foot={
        <Button type="submit" busy={busy} aria-keyshortcuts="Control+Enter">
          {draft.channel === "staff" ? words.send : words.save}
        </Button>
      }
      onSubmit={send}
      onClose={onClose}
    >
      <RadioBar
        legend={words.channel}
        options={entryChannels}
        value={draft.channel}
        labelOf={(channel) => entryChannelWords[channel][locale]}
        onChange={(channel) => change({ channel })}
        className={styles.channels}
      />
      <EntryFields draft={draft} team={team} problems={problems} onChange={change} />
    </FormDialog>
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
