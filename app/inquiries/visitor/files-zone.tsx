import { useLocaleFromPath } from "../../i18n/paths.ts";
import { AddFile } from "./add-file.tsx";
import { FileFormats } from "./file-formats.tsx";
import { FileOutcome } from "./file-outcome.tsx";
import { FileRow } from "./file-row.tsx";
import { fileWords } from "./file-words.ts";
import type { ZoneEntry } from "./list-zones.ts";
import type { SheetProps } from "./sheet-props.ts";
import { Zone } from "./zone.tsx";
import styles from "./files-zone.module.css";
import zoneStyles from "./zone.module.css";

/** The files of the inquiry, and where others are added. */
export function FilesZone({ zone, content, inquiry }: SheetProps & { zone: ZoneEntry }) {
  const locale = useLocaleFromPath();
  const { files } = inquiry;
  return (
    <Zone content={content} {...zone} className="screen-only">
      <FileOutcome content={content} />
      <p className={zoneStyles.lead}>{fileWords.whoSees[locale]}</p>
      <AddFile path={content.path} files={files} />
      <ul className={styles.files} aria-label={fileWords.list[locale]} hidden={files.length === 0}>
        {files.map((file) => (
          <li
            key={file.id}
            data-id={file.id}
            data-name={file.name}
            data-size={file.size}
            data-whole={file.finished_at ? "" : undefined}
          >
            <FileRow path={content.path} file={file} />
          </li>
        ))}
      </ul>
      <FileFormats />
    </Zone>
  );
}
