import { useEffect, useEffectEvent, useRef, useState } from "react";
import { errorText } from "../../../backend/errors/api-error.ts";
import { formatBytes, formatShare } from "../../../i18n/format.ts";
import { interpolate } from "../../../i18n/text.ts";
import { useLocale, useWords } from "../../../i18n/use-locale.ts";
import { CloseIcon } from "../../../ui/dialog/close-icon.tsx";
import { FileName, FileType } from "./file-tile.tsx";
import styles from "./file-tile.module.css";
import { filesWords } from "./files-words.ts";
import { type ReplyFile, useReplyFiles, type UseReplyFilesOptions } from "./use-reply-files.ts";

export interface ReplyFilesProps extends UseReplyFilesOptions {
  /** Not while a note is written. */
  isShown: boolean;
}

/** The files of a reply, and the ways to attach some: a button, dropping them on the composer, pasting them. */
export default function ReplyFiles({ isShown, ...props }: ReplyFilesProps) {
  const words = useWords(filesWords);
  const { files, add, retry, remove } = useReplyFiles(props);
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isDragging, setDragging] = useState(false);
  const takeFiles = useEffectEvent((event: Event, data: DataTransfer | null) => {
    // What is copied from a document comes with a picture of itself.
    const isText = ["text/plain", "text/html"].every((type) => data?.types.includes(type));
    if (!isShown || !data || data.files.length === 0 || isText) return;
    event.preventDefault();
    add([...data.files]);
  });

  useEffect(() => {
    const composer = isShown ? button.current?.closest("section") : null;
    if (!composer) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    const isOfFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes("Files") === true;
    composer.addEventListener(
      "dragover",
      (event) => {
        if (!isOfFiles(event)) return;
        event.preventDefault();
        setDragging(true);
      },
      { signal },
    );
    composer.addEventListener("dragleave", () => setDragging(false), { signal });
    composer.addEventListener(
      "drop",
      (event) => {
        setDragging(false);
        takeFiles(event, event.dataTransfer);
      },
      { signal },
    );
    composer.addEventListener("paste", (event) => takeFiles(event, event.clipboardData), { signal });
    return () => listeners.abort();
  }, [isShown]);

  if (!isShown) return null;
  return (
    <>
      {files.length > 0 && (
        <ul className={`${styles.tiles} ${styles.toSend}`} aria-label={words.toSend}>
          {files.map((file) => (
            <FileToSend
              key={file.key}
              file={file}
              onRetry={() => retry(file)}
              onRemove={() => {
                remove(file);
                button.current?.focus();
              }}
            />
          ))}
        </ul>
      )}
      <button
        ref={button}
        type="button"
        className={styles.attach}
        data-dragging={isDragging || undefined}
        onClick={() => input.current?.click()}
      >
        <svg viewBox="0 0 12 16" aria-hidden="true" focusable="false">
          <path d="M9.5 4.5v6.8a3.2 3.2 0 0 1-6.4 0V4a2.1 2.1 0 0 1 4.2 0v6.8" />
        </svg>
        {isDragging ? words.drop : words.attach}
      </button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={words.attach}
        onChange={({ currentTarget }) => {
          add([...(currentTarget.files ?? [])]);
          // The same file can be chosen again.
          currentTarget.value = "";
        }}
      />
    </>
  );
}

function FileToSend(props: { file: ReplyFile; onRetry: () => void; onRemove: () => void }) {
  const locale = useLocale();
  const words = useWords(filesWords);
  const { name, size, state, sent, error, chosen } = props.file;
  const share = formatShare(locale, Math.min(1, sent / size));
  const said = { uploading: `${share} / ${formatBytes(locale, size)}`, ready: formatBytes(locale, size) };
  // A refusal by a rule stays one.
  const mayRetry = state === "failed" && chosen && error?.code !== "22023";
  return (
    <li className={styles.tile} data-failed={state === "failed" || undefined}>
      <FileType name={name} />
      <FileName name={name} />
      <span className={styles.size}>
        {state === "failed" ? (
          <span role="alert">{error && errorText(error)[locale]}</span>
        ) : (
          <bdi>{said[state]}</bdi>
        )}
        {mayRetry && (
          <button type="button" className="link" onClick={props.onRetry}>
            {words.retry}
          </button>
        )}
        <span className="sr-only" role="status">
          {state === "ready" && chosen && words.attached}
        </span>
      </span>
      <button
        type="button"
        className={`icon-button ${styles.remove}`}
        aria-label={interpolate(words.remove, { name })}
        title={interpolate(words.remove, { name })}
        onClick={props.onRemove}
      >
        <CloseIcon />
      </button>
      {state === "uploading" && <progress max={size} value={sent} aria-label={name} />}
    </li>
  );
}
