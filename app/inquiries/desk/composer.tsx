import { type KeyboardEvent, useEffect, useId, useState } from "react";
import { errorText, toApiError } from "../../backend/api-error.ts";
import { databaseClient } from "../../backend/database-client.ts";
import type { Draft } from "../../backend/inquiry-rows.ts";
import { localize, type Locale } from "../../i18n/text.ts";
import { Button } from "../../ui/button.tsx";
import { showToast } from "../../ui/toast.tsx";
import type { Change } from "./change-inquiry.ts";
import { ComposerHead } from "./composer-head.tsx";
import { composerProblem } from "./composer-problem.ts";
import styles from "./composer.module.css";
import { composerWords } from "./composer-words.ts";
import { DraftStatus } from "./draft-status.tsx";
import type { InquiryRecord } from "./fetch-inquiry.ts";
import { focusComposer, focusInquiry } from "./focus-composer.ts";
import { ReplySettings } from "./reply-settings.tsx";
import { useDraft } from "./use-draft.ts";

export interface ComposerProps {
  locale: Locale;
  record: InquiryRecord;
  mode: Draft["kind"];
  onModeChange: (mode: Draft["kind"]) => void;
  onWritingChange: (isWriting: boolean) => void;
  /** Sends a reply; true when it was taken. */
  onSend: (change: Change) => Promise<boolean>;
  onNoteAdded: () => void;
}

/** A reply to the visitor, or a note for the team. Both are kept while they are written. */
export function Composer(props: ComposerProps) {
  const { locale, record, mode, onModeChange, onWritingChange, onSend, onNoteAdded } = props;
  const { inquiry, drafts } = record;
  const words = localize(locale, composerWords);
  const id = useId();
  const storedOf = (kind: Draft["kind"]) => drafts.find((draft) => draft.kind === kind);
  const [language, setLanguage] = useState(storedOf("reply")?.locale ?? inquiry.locale);
  const options = { inquiryId: inquiry.id, locale: language };
  const reply = useDraft({ ...options, kind: "reply", stored: storedOf("reply") });
  const note = useDraft({ ...options, kind: "note", stored: storedOf("note") });
  const draft = mode === "reply" ? reply : note;
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  const isReply = mode === "reply";
  const isWriting = isReply && reply.body !== "";
  useEffect(() => onWritingChange(isWriting), [isWriting, onWritingChange]);

  function isComplete(): boolean {
    const found = composerProblem(locale, mode, draft.body);
    setProblem(found);
    if (found) focusComposer();
    return !found;
  }

  async function send(status: "answered" | "closed"): Promise<boolean> {
    if (!isComplete()) return false;
    setBusy(true);
    const isSent = await onSend({ kind: "reply", body: reply.body.trim(), locale: language, status });
    setBusy(false);
    if (isSent) reply.clear();
    return isSent;
  }

  async function addNote(): Promise<boolean> {
    if (!isComplete()) return false;
    setBusy(true);
    const answer = await databaseClient().rpc("add_inquiry_note", {
      inquiry_id: inquiry.id,
      body: note.body.trim(),
    });
    setBusy(false);
    if (answer.error) {
      const text = errorText(toApiError(answer.error, answer.status))[locale];
      showToast({ kind: "error", topic: "note", title: words.noteFailed, text });
      return false;
    }
    note.clear();
    showToast({ kind: "success", topic: "note", title: words.noteAdded });
    onNoteAdded();
    return true;
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Escape") focusInquiry();
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void (isReply ? send("answered") : addNote()).then((isDone) => isDone && focusInquiry());
  }

  return (
    <section className={styles.composer} aria-label={words.tabs}>
      <ComposerHead locale={locale} mode={mode} address={inquiry.email} onModeChange={onModeChange} />
      {isReply && (
        <ReplySettings
          locale={locale}
          inquiry={inquiry}
          language={language}
          onLanguageChange={setLanguage}
          onTemplate={reply.write}
          hasText={reply.body.trim() !== ""}
        />
      )}
      <label className="sr-only" htmlFor="composer-text">
        {isReply ? words.replyLabel : words.noteLabel}
      </label>
      <textarea
        id="composer-text"
        className={styles.text}
        rows={isReply ? 9 : 4}
        {...(isReply ? { lang: language, dir: language === "ar" ? "rtl" : "ltr" } : { dir: "auto" })}
        value={draft.body}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? id : undefined}
        onChange={({ currentTarget }) => {
          setProblem("");
          draft.write(currentTarget.value);
        }}
        onKeyDown={handleKeyDown}
      />
      {problem && (
        <p id={id} className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <div className={styles.foot}>
        <DraftStatus locale={locale} state={draft.state} />
        {isReply ? (
          <>
            <Button variant="outline" busy={busy} onClick={() => void send("closed")}>
              {words.sendAndClose}
            </Button>
            <Button busy={busy} aria-keyshortcuts="Control+Enter" onClick={() => void send("answered")}>
              {words.send}
            </Button>
          </>
        ) : (
          <Button variant="outline" busy={busy} onClick={() => void addNote()}>
            {words.addNote}
          </Button>
        )}
      </div>
    </section>
  );
}
