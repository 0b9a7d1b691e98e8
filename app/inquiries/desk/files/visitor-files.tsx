import { useWords } from "../../../i18n/use-locale.ts";
import type { VisitorFile } from "../../../backend/inquiry-rows.ts";
import { downloadVisitorFile } from "./download-in-pieces.ts";
import { FileDownload } from "./file-download.tsx";
import { FileType } from "./file-tile.tsx";
import styles from "./file-tile.module.css";
import { filesWords } from "./files-words.ts";

/** What the visitor added on the page of the inquiry. */
export function VisitorFiles({ files }: { files: VisitorFile[] }) {
  const words = useWords(filesWords);
  if (files.length === 0) return null;
  return (
    <section className={styles.ofVisitor} aria-labelledby="visitor-files">
      <h2 id="visitor-files">{words.ofVisitor}</h2>
      <ul className={styles.tiles}>
        {files.map((file) => (
          <li key={file.id}>
            <FileDownload
              name={file.name}
              size={file.size}
              type={<FileType name={file.name} />}
              note={noteOf(file, words)}
              onDownload={() => downloadVisitorFile(file)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function noteOf({ wants_scan: wantsScan, scan }: VisitorFile, words: { held: string; infected: string }) {
  if (!wantsScan || scan === "clean") return undefined;
  return scan === "infected" ? words.infected : words.held;
}
