import { useLocaleFromPath } from "../../i18n/paths.ts";
import { AddFile } from "./add-file.tsx";
import { FileFormats } from "./file-formats.tsx";
import { FileOutcome } from "./file-outcome.tsx";
import { FileRow } from "./file-row.tsx";
import { fileWords } from "./file-words.ts";
import { PageSection } from "./page-section.tsx";
import type { InquiryPageProps } from "./visitor-inquiry.ts";
import styles from "./files-section.module.css";
import sectionStyles from "./page-section.module.css";

/** The files of the inquiry, and where others are added. */
export function FilesSection({ content, inquiry: { files } }: InquiryPageProps) {
  const locale = useLocaleFromPath();
  return (
    <PageSection content={content} name="files" title={fileWords.title[locale]}>
      <FileOutcome content={content} />
      <p className={sectionStyles.lead}>{fileWords.whoSees[locale]}</p>
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
    </PageSection>
  );
}
