import { formatBytes } from "../../i18n/format.ts";
import { InterpolatedText } from "../../i18n/interpolated-text.tsx";
import { LtrText } from "../../i18n/isolate.tsx";
import { useLocaleFromPath } from "../../i18n/paths.ts";
import { FileRemoval } from "./file-removal.tsx";
import { fileWords } from "./file-words.ts";
import { ShortMoment } from "./short-moment.tsx";
import type { AddedFile } from "./visitor-inquiry.ts";
import styles from "./file-row.module.css";

interface FileRowProps {
  path: string;
  file: AddedFile;
}

/** A file of the inquiry. */
export function FileRow({ path, file }: FileRowProps) {
  const locale = useLocaleFromPath();
  const { id, name } = file;
  return (
    <div className={styles.file}>
      <svg className={styles.sign} viewBox="0 0 14 14" aria-hidden="true" focusable="false">
        {file.finished_at ? <path d="M1 8l4 4 8-10" /> : <circle cx="7" cy="7" r="5.8" />}
      </svg>
      <p className={styles.name}>
        <LtrText>{name}</LtrText>
      </p>
      <p className={styles.size}>{formatBytes(locale, file.size)}</p>
      <p className={styles.state} data-part="state">
        <FileState file={file} />
      </p>
      <FileRemoval path={path} id={id} name={name} />
    </div>
  );
}

function FileState({ file }: { file: AddedFile }) {
  const locale = useLocaleFromPath();
  const { finished_at: finishedAt, is_held: isHeld, is_infected: isInfected, received } = file;
  if (!finishedAt)
    return (
      <InterpolatedText
        text={fileWords.partial[locale]}
        values={{ received: formatBytes(locale, received) }}
      />
    );
  return (
    <InterpolatedText
      text={fileWords[isInfected ? "infected" : isHeld ? "held" : "arrived"][locale]}
      values={{ moment: <ShortMoment at={finishedAt} /> }}
    />
  );
}
