import { useEffect, useState } from "react";
import type { Draft, InquiryRecord } from "../../../backend/inquiry-rows.ts";
import { interpolate, type Locale } from "../../../i18n/text.ts";
import type { FilesToSend, OwnFiles } from "../files/use-reply-files.ts";
import { composerWords } from "./composer-words.ts";
import { focusComposer, focusInquiry, templateGap } from "./focus-composer.ts";
import type { SendWay, Writing, WritingResult } from "./store-writing.ts";
import { useDraft } from "./use-draft.ts";
import { useReply } from "./use-reply.ts";

export interface ComposerOptions {
  record: InquiryRecord;
  /** The author. */
  userId: string | undefined;
  mode: Draft["kind"];
  onWritingChange: (isWriting: boolean) => void;
  /** Sends a reply, or adds a note. */
  onSend: (writing: Writing) => Promise<WritingResult>;
}

const noFiles: OwnFiles = { chosen: [], removed: [] };

/** A reply and a note while they are written, and how each is sent. */
export function useComposer({ record, userId, mode, onWritingChange, onSend }: ComposerOptions) {
  const [files, setFiles] = useState<FilesToSend>(() => ({
    ids: record.files.map(({ id }) => id),
    isUploading: false,
    isIncomplete: false,
  }));
  const [ownFiles, setOwnFiles] = useState<OwnFiles>(noFiles);
  const reply = useReply({ record, userId, onSend, onSent: () => setOwnFiles(noFiles) });
  const note = useDraft({ record, kind: "note", locale: reply.language });
  const draft = mode === "reply" ? reply.draft : note;
  const [problem, setProblem] = useState<ComposerProblem>();
  /** How to send once the files are uploaded. */
  const [waiting, setWaiting] = useState<SendWay>();
  const isWriting = mode === "reply" && draft.body !== "";
  useEffect(() => onWritingChange(isWriting), [isWriting, onWritingChange]);

  /** Resolves with true when it was taken. */
  async function run(kind: Draft["kind"], sent: FilesToSend, action: () => Promise<boolean>) {
    const written = kind === "reply" ? reply.draft : note;
    if (written.busy) return false;
    const found = findProblem(kind, written.body, sent);
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

  function write(text: string) {
    setProblem(undefined);
    draft.write(text);
  }

  return {
    reply,
    draft,
    write,
    problem,
    send,
    addNote,
    /** The files of the reply are awaited. */
    isWaiting: waiting !== undefined,
    files: {
      inquiryId: record.inquiry.id,
      stored: record.files,
      own: ownFiles,
      onOwnChange: setOwnFiles,
      onChange: handleFiles,
    },
  };
}

type ComposerProblem = { kind: "empty" | "gap" | "fileMissing" } | { kind: "tooLong"; max: number };

const maxLength = { reply: 20_000, note: 5_000 };

/** Why a reply or note cannot be sent as it is; undefined when it can. */
function findProblem(
  kind: Draft["kind"],
  body: string,
  files: { isIncomplete: boolean },
): ComposerProblem | undefined {
  const length = [...body.trim()].length;
  const max = maxLength[kind];
  if (length === 0) return { kind: "empty" };
  if (length > max) return { kind: "tooLong", max };
  if (kind === "note") return undefined;
  if (files.isIncomplete) return { kind: "fileMissing" };
  return body.includes(templateGap) ? { kind: "gap" } : undefined;
}

export function problemText(locale: Locale, problem: ComposerProblem): string {
  const text = composerWords[problem.kind][locale];
  return problem.kind === "tooLong" ? interpolate(text, { max: problem.max }) : text;
}
