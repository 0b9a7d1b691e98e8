import { type KeyboardEvent, lazy, Suspense, useId } from "react";
import type { Contact, Draft } from "../../../backend/inquiry-rows.ts";
import { formatTime } from "../../../i18n/format.ts";
import { interpolate } from "../../../i18n/text.ts";
import { useLocale, useWords } from "../../../i18n/use-locale.ts";
import { Button } from "../../../ui/form/button.tsx";
import { RadioBar } from "../../../ui/form/radio-bar.tsx";
import styles from "./composer.module.css";
import { composerWords } from "./composer-words.ts";
import { DraftStatus } from "./draft-status.tsx";
import { focusComposer, focusInquiry } from "./focus-composer.ts";
import { NoAddress, Recipients } from "./recipients.tsx";
import { ReplyQuestion } from "./reply-question.tsx";
import { ReplySettings, ReplySignature } from "./reply-settings.tsx";
import { SendWays } from "./send-ways.tsx";
import { type ComposerOptions, problemText, useComposer } from "./use-composer.ts";
import { useMentions } from "./use-mentions.tsx";

const ReplyFiles = lazy(() => import("../files/reply-files.tsx"));

export interface ComposerProps extends ComposerOptions {
  onModeChange: (mode: Draft["kind"]) => void;
  /** Corrects how the sender is called and reached. */
  onCorrect: (known?: Partial<Contact>) => void;
}

/** A reply to the visitor, or a note for the team. Both are kept while they are written. */
export function Composer(props: ComposerProps) {
  const { record, userId, mode, onModeChange, onCorrect } = props;
  const { inquiry } = record;
  const locale = useLocale();
  const words = useWords(composerWords);
  const id = useId();
  const { reply, draft, write, problem, send, addNote, isWaiting, files } = useComposer(props);
  const isReply = mode === "reply";
  const mentions = useMentions({ userId, text: draft.body, onWrite: draft.write });

  function handleKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || (!isReply && mentions.takeKey(event))) return;
    if (event.key === "Escape") focusInquiry();
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void (isReply ? send({ status: "answered" }) : addNote()).then((isDone) => isDone && focusInquiry());
  }

  const frame = { className: `${styles.composer} screen-only`, "aria-label": words.tabs };
  const recipients = (
    <Recipients inquiry={inquiry} {...reply.recipients} busy={draft.busy} onCorrect={onCorrect} />
  );

  if (isReply && reply.question)
    return (
      <section {...frame}>
        {reply.question.kind === "language" && recipients}
        <ReplyQuestion
          inquiry={inquiry}
          question={reply.question}
          body={draft.body}
          language={reply.language}
          busy={draft.busy}
          onConfirm={(language) => void reply.confirm(language).then((isDone) => isDone && focusInquiry())}
          onKeep={() => {
            reply.keep();
            // The text is there after the next drawing.
            requestAnimationFrame(() => focusComposer());
          }}
        />
      </section>
    );

  // A reply or a note: the two are never to be taken for each other.
  const head = (
    <RadioBar
      legend={words.tabs}
      options={["reply", "note"]}
      value={mode}
      labelOf={(option) => words[option]}
      onChange={onModeChange}
      className={styles.head}
    >
      {!isReply && <span className={styles.recipient}>{words.staffOnly}</span>}
    </RadioBar>
  );

  if (isReply && inquiry.email === null)
    return (
      <section {...frame}>
        {head}
        <NoAddress inquiry={inquiry} onCorrect={onCorrect} />
      </section>
    );

  return (
    <section {...frame}>
      {head}
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
          : { dir: "auto", ...mentions.field })}
        // What is written on while it is sent would be lost.
        readOnly={draft.busy}
        value={draft.body}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? id : undefined}
        onChange={({ currentTarget }) => {
          write(currentTarget.value);
          if (!isReply) mentions.read(currentTarget);
        }}
        onKeyDown={handleKeyDown}
      />
      {!isReply && mentions.list}
      {problem && (
        <p id={id} className={styles.problem} role="alert">
          {problemText(locale, problem)}
        </p>
      )}
      <div role="status">
        {isReply && isWaiting && <p className={styles.waiting}>{words.waitsForFiles}</p>}
        {isReply && reply.repeatedAt && (
          <p className={styles.problem}>
            {interpolate(words.repeated, { time: formatTime(locale, reply.repeatedAt) })}
          </p>
        )}
      </div>
      {isReply && <ReplySignature userId={userId} language={reply.language} />}
      <div className={styles.foot}>
        <Suspense>
          <ReplyFiles {...files} isShown={isReply} />
        </Suspense>
        <DraftStatus draft={draft} />
        {isReply ? (
          <div className={styles.send}>
            <Button
              busy={draft.busy || isWaiting}
              aria-keyshortcuts="Control+Enter"
              onClick={() => void send({ status: "answered" })}
            >
              {words.send}
            </Button>
            <SendWays onSend={(way) => void send(way)} />
          </div>
        ) : (
          <Button variant="outline" busy={draft.busy} onClick={() => void addNote()}>
            {words.addNote}
          </Button>
        )}
      </div>
    </section>
  );
}
