import { type ReactNode, useState } from "react";
import { type ApiError, errorText } from "../../../backend/api-error.ts";
import { formatBytes } from "../../../i18n/format.ts";
import { useLocale, useWords } from "../../../i18n/use-locale.ts";
import { FileName } from "./file-tile.tsx";
import styles from "./file-tile.module.css";
import { filesWords } from "./files-words.ts";

export interface FileDownloadProps {
  name: string;
  size: number;
  /** Its type, or a small picture of it. */
  type: ReactNode;
  /** Why it cannot be downloaded. */
  note?: string | undefined;
  /** Resolves with what went wrong. */
  onDownload: () => Promise<ApiError | undefined>;
}

/** A file that somebody sent, to be downloaded. */
export function FileDownload({ name, size, type, note, onDownload }: FileDownloadProps) {
  const locale = useLocale();
  const words = useWords(filesWords);
  const [isLoading, setIsLoading] = useState(false);
  const [error, setError] = useState<ApiError>();
  const description = (
    <>
      <FileName name={name} />
      <span className={styles.size}>
        {size > 0 && <bdi>{formatBytes(locale, size)}</bdi>}
        {note && <span>{note}</span>}
      </span>
    </>
  );
  if (note)
    return (
      <p className={styles.tile}>
        {type}
        {description}
      </p>
    );

  async function download() {
    setIsLoading(true);
    setError(undefined);
    setError(await onDownload());
    setIsLoading(false);
  }

  return (
    <>
      <button
        type="button"
        className={styles.tile}
        aria-busy={isLoading}
        onClick={() => !isLoading && void download()}
      >
        <span className="sr-only">{words.download}</span>
        {type}
        {description}
      </button>
      <span role="status">{error && errorText(error)[locale]}</span>
    </>
  );
}
