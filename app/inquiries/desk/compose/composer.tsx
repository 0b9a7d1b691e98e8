import { type KeyboardEvent, lazy, Suspense, useEffect, useId, useState } from "react";
import type { Contact, Draft } from "../../../backend/inquiry-rows.ts";
import { formatTime } from "../../../i18n/format.ts";
import { interpolate } from "../../../i18n/text.ts";
import { useLocale, useWords } from "../../../i18n/use-locale.ts";
import { Button } from "../../../ui/button.tsx";
import { ComposerHead } from "./composer-head.tsx";
import { composerProblem, problemText, type ComposerProblem } from "./composer-problem.ts";
import styles from "./composer.module.css";
import { composerWords } from "./composer-words.ts";
import { DraftStatus } from "./draft-status.tsx";
import type { InquiryRecord } from "../../../backend/inquiry-rows.ts";
import { focusComposer, focusInquiry } from "./focus-composer.ts";
import { NewerDraft } from "./newer-draft.tsx";
import { NoAddress } from "./no-address.tsx";
import { Recipients } from "./recipients.tsx";
import { ReplyQuestion } from "./reply-question.tsx";
import { ReplySignature } from "./reply-signature.tsx";
import { ReplySettings } from "./reply-settings.tsx";
import { useDraft } from "./use-draft.ts";
import type { SendWay, Writing, WritingResult } from "./store-writing.ts";
import { useReply } from "./use-reply.ts";
import { SendWays } from "../sending/send-ways.tsx";
import type { FilesToSend, OwnFiles } from "../files/use-reply-files.ts";

const Mentions = lazy(() => import("./mentions.tsx"));
const ReplyFiles = lazy(() => import("../files/reply-files.tsx"));
const noFiles: OwnFiles = { chosen: [], removed: [] };

export interface ComposerProps {
  record: InquiryRecord;
  /** The author. */
  userId: string | undefined;
  mode: Draft["kind"];
  onModeChange: (mode: Draft["kind"]) => void;
  onWritingChange: (isWriting: boolean) => void;
  /** Sends a reply, or adds a note. */
  onSend: (writing: Writing) => Promise<WritingResult>;
  /** Corrects how the sender is called and reached. */
  onCorrect: (known?: Partial<Contact>) => void;
}

/** A reply to the visitor, or a note for the team. Both are kept while they are written. */
export function Composer(props: ComposerProps) {
  const locale = useLocale();
  const { record, userId, mode, onModeChange, onWritingChange, onSend, onCorrect } = props;
  const { inquiry } = record;
  const words = useWords(composerWords);
  const id = useId();
  const [files, setFiles] = useState<FilesToSend>(() => ({
    ids: record.files.filter((file) => file.is_stored).map((file) => file.id),
    isUploading: false,
    isIncomplete: false,
  }));
  const [ownFiles, setOwnFiles] = useState<OwnFiles>(noFiles);
  const reply = useReply({ record, userId, onSend, onSent: () => setOwnFiles(noFiles) });
  const note = useDraft({ record, kind: "note", locale: reply.language });
  const isReply = mode === "reply";
  const draft = isReply ? reply.draft : note;
  const { busy } = draft;
  const [problem, setProblem] = useState<ComposerProblem>();
  /** How to send once the files are uploaded. */
  const [waiting, setWaiting] = useState<SendWay>();
  const isWriting = isReply && draft.body !== "";
  useEffect(() => onWritingChange(isWriting), [isWriting, onWritingChange]);

  async function run(
    kind: Draft["kind"],
    sent: FilesToSend,
    action: () => Promise<boolean>,
  ): Promise<boolean> {
    const written = kind === "reply" ? reply.draft : note;
    if (written.busy) return false;
    const found = composerProblem(kind, written.body, sent);
    setProblem(found);
    if (found) focusComposer();
    return !found && action();
  }

  const send = (way: SendWay, sent = files) =>
    run("reply", sent, async () => {
      setWaiting(sent.isUploading ? way : undefined);
      return !sent.isUploading && reply.send({ ...way, files: sent.ids });
    });
  const addNote = () =>
    run("note", files, async () => {
      return (await note.send((body) => onSend({ kind: "note", body }))).kind === "done";
    });

  function handleFiles(next: FilesToSend) {
    setFiles(next);
    if (!next.isIncomplete && problem?.kind === "fileMissing") setProblem(undefined);
    if (!waiting || next.isUploading) return;
    setWaiting(undefined);
    void send(waiting, next).then((isDone) => isDone && focusInquiry());
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Escape") focusInquiry();
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void (isReply ? send({ status: "answered" }) : addNote()).then((isDone) => isDone && focusInquiry());
  }

  const recipients = <Recipients inquiry={inquiry} {...reply.recipients} busy={busy} onCorrect={onCorrect} />;

  if (isReply && reply.question)
    return (
      <section className={styles.composer} aria-label={words.tabs}>
        {reply.question.kind === "language" && recipients}
        <ReplyQuestion
          inquiry={inquiry}
          question={reply.question}
          body={draft.body}
          language={reply.language}
          busy={busy}
          onConfirm={(language) => void reply.confirm(language).then((isDone) => isDone && focusInquiry())}
          onKeep={() => {
            reply.keep();
            // The text is there after the next drawing.
            requestAnimationFrame(() => focusComposer());
          }}
        />
      </section>
    );

  if (isReply && inquiry.email === null)
    return (
      <section className={styles.composer} aria-label={words.tabs}>
        <ComposerHead mode={mode} onModeChange={onModeChange} />
        <NoAddress inquiry={inquiry} onCorrect={onCorrect} />
      </section>
    );

  return (
    <section className={styles.composer} aria-label={words.tabs}>
      <ComposerHead mode={mode} onModeChange={onModeChange} />
      {isReply && recipients}
      {isReply && (
        <ReplySettings
          inquiry={inquiry}
          language={reply.language}
          onLanguageChange={reply.setLanguage}
          onTemplate={draft.write}
          hasText={draft.body.trim() !== ""}
        />
      )}
      <label className="sr-only" htmlFor="composer-text">
        {isReply ? words.replyLabel : words.noteLabel}
      </label>
      <textarea
        id="composer-text"
        className={styles.text}
        rows={isReply ? 9 : 4}
        {...(isReply
          ? { lang: reply.language, dir: reply.language === "ar" ? "rtl" : "ltr" }
          : { dir: "auto" })}
        // What is written on while it is sent would be lost.
        readOnly={busy}
        value={draft.body}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? id : undefined}
        onChange={({ currentTarget }) => {
          setProblem(undefined);
          draft.write(currentTarget.value);
        }}
        onKeyDown={handleKeyDown}
      />
      {!isReply && (
        <Suspense>
          <Mentions userId={userId} text={draft.body} onWrite={draft.write} />
        </Suspense>
      )}
      {problem && (
        <p id={id} className={styles.problem} role="alert">
          {problemText(locale, problem)}
        </p>
      )}
      <div role="status">
        {isReply && waiting && <p className={styles.waiting}>{words.waitsForFiles}</p>}
        {isReply && reply.repeatedAt && (
          <p className={styles.problem}>
            {interpolate(words.repeated, { time: formatTime(locale, reply.repeatedAt) })}
          </p>
        )}
      </div>
      {isReply && <ReplySignature userId={userId} language={reply.language} />}
      <div className={styles.foot}>
        <Suspense>
          <ReplyFiles
            inquiryId={inquiry.id}
            stored={record.files}
            own={ownFiles}
            onOwnChange={setOwnFiles}
            isShown={isReply}
            onChange={handleFiles}
          />
        </Suspense>
        <DraftStatus state={draft.state} />
        {draft.state.kind === "newer" ? (
          <NewerDraft
            body={draft.state.stored.body}
            onUse={() => {
              draft.takeNewer();
              focusComposer();
            }}
            onKeepOwn={() => {
              draft.keepOwn();
              focusComposer();
            }}
          />
        ) : isReply ? (
          <div className={styles.send}>
            <Button
              busy={busy || waiting !== undefined}
              aria-keyshortcuts="Control+Enter"
              onClick={() => void send({ status: "answered" })}
            >
              {words.send}
            </Button>
            <SendWays onSend={(way) => void send(way)} />
          </div>
        ) : (
          <Button variant="outline" busy={busy} onClick={() => void addNote()}>
            {words.addNote}
          </Button>
        )}
      </div>
    </section>
  );
}
