import { useLocaleFromPath } from "../../i18n/paths.ts";
import { formatBytes } from "../../i18n/format.ts";
import { interpolate } from "../../i18n/text.ts";
import { mostBytesOfFile } from "./file-limits.ts";
import { countText, usedPath, usedText } from "./file-totals.ts";
import { fileWords } from "./file-words.ts";
import type { AddedFile } from "./visitor-inquiry.ts";
import styles from "./file-use.module.css";

/** How many files there are of those there may be, and how large. */
export function FileUse({ files }: { files: AddedFile[] }) {
  const locale = useLocaleFromPath();
  const used = files.reduce((sum, { size }) => sum + size, 0);
  return (
    <div className={styles.use} id="file-limits">
      <p data-part="count">{countText(locale, files.length)}</p>
      <svg viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <path className={styles.rule} d="M0.15 2V12M99.85 2V12M0 8H100" />
        <path className={styles.used} d={usedPath(used)} data-part="use" />
      </svg>
      <p data-part="used">{usedText(locale, used)}</p>
      <p>{interpolate(fileWords.each[locale], { most: formatBytes(locale, mostBytesOfFile) })}</p>
      <p data-without-script>{fileWords.oneAtATime[locale]}</p>
    </div>
  );
}
