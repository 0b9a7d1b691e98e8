import { useLocale } from "../../../i18n/use-locale.ts";
import type { VisitorFile } from "../../../backend/inquiry-rows.ts";
import { downloadVisitorFile } from "./download-in-pieces.ts";
import { FileDownload } from "./file-download.tsx";
import { FileType } from "./file-tile.tsx";
import styles from "./file-tile.module.css";
import { filesWords } from "./files-words.ts";
import { heldNote } from "./held-note.ts";

/** What the visitor added on the page of the inquiry. */
export function VisitorFiles({ files }: { files: VisitorFile[] }) {
  const locale = useLocale();
  if (files.length === 0) return null;
  return (
    <section className={styles.ofVisitor} aria-labelledby="visitor-files">
      <h2 id="visitor-files">{filesWords.ofVisitor[locale]}</h2>
      <ul className={styles.tiles}>
        {files.map((file) => (
          <li key={file.id}>
            <FileDownload
              name={file.name}
              size={file.size}
              type={<FileType name={file.name} />}
              note={heldNote(file)?.[locale]}
              onDownload={() => downloadVisitorFile(file)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
