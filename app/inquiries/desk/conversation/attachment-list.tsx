import { useState } from "react";
import { type ApiError, errorText } from "../../../backend/api-error.ts";
import type { MailAttachment } from "../../../backend/inquiry-rows.ts";
import { formatBytes } from "../../../i18n/format.ts";
import { Isolate, LtrText } from "../../../i18n/isolate.tsx";
import { interpolate } from "../../../i18n/text.ts";
import { useLocale, useWords } from "../../../i18n/use-locale.ts";
import { attachmentWords } from "./attachment-words.ts";
import styles from "./attachment-list.module.css";
import { downloadAttachment } from "./download-attachment.ts";

export interface AttachmentListProps {
  attachments: MailAttachment[];
  /** Files that are not listed. */
  leftOut: number;
}

/** What was attached to a mail: to be downloaded, never shown here. */
export function AttachmentList({ attachments, leftOut }: AttachmentListProps) {
  const locale = useLocale();
  return (
    <ul className={styles.attachments} aria-label={attachmentWords.title[locale]}>
      {attachments.map((attachment) => (
        <li key={attachment.id}>
          <AttachmentItem attachment={attachment} />
        </li>
      ))}
      {leftOut > 0 && <li>{interpolate(attachmentWords.more[locale], { count: String(leftOut) })}</li>}
    </ul>
  );
}

function AttachmentItem({ attachment }: { attachment: MailAttachment }) {
  const locale = useLocale();
  const [isLoading, setIsLoading] = useState(false);
  const [error, setError] = useState<ApiError>();
  const words = useWords(attachmentWords);
  const { name, size, is_stored: isStored } = attachment;
  const description = (
    <>
      <span>
        <FileName name={name} />
      </span>
      {size > 0 && <span className={styles.size}>{formatBytes(locale, size)}</span>}
    </>
  );
  if (!isStored)
    return (
      <p className={styles.item}>
        {description}
        <span className={styles.size}>{words.inMailbox}</span>
      </p>
    );

  async function download() {
    setIsLoading(true);
    setError(undefined);
    setError(await downloadAttachment(attachment));
    setIsLoading(false);
  }

  return (
    <>
      <button
        type="button"
        className={styles.item}
        aria-busy={isLoading}
        onClick={() => !isLoading && void download()}
      >
        <svg viewBox="0 0 14 14" aria-hidden="true" focusable="false">
          <path d="M7 1v8M3.5 5.8L7 9.3l3.5-3.5M1.5 12.5h11" />
        </svg>
        <span className="sr-only">{words.download}</span>
        {description}
      </button>
      <span role="status">{error && errorText(error)[locale]}</span>
    </>
  );
}

/** The end, which says what a file is, stays at the end in either direction. */
export function FileName({ name }: { name: string }) {
  const [, base = name, extension = ""] = /^(.+)(\.\w{1,10})$/.exec(name) ?? [];
  return (
    <Isolate>
      {base}
      {extension && <LtrText>{extension}</LtrText>}
    </Isolate>
  );
}
