import { formatBytes } from "../../i18n/format.ts";
import { interpolate, type Locale } from "../../i18n/text.ts";
import { mostBytes, mostFiles } from "./file-limits.ts";
import { fileWords } from "./file-words.ts";

/** `3 of 12 files` */
export function countText(locale: Locale, files: number): string {
  return interpolate(fileWords.count[locale], { n: files, most: mostFiles });
}

/** `74.5 MB of 150 MB` */
export function usedText(locale: Locale, bytes: number): string {
  return interpolate(fileWords.used[locale], {
    used: formatBytes(locale, bytes),
    most: formatBytes(locale, mostBytes),
  });
}

/** The same as a line on a scale of a hundred. */
export function usedPath(bytes: number): string {
  return `M0 8H${Math.min(100, (100 * bytes) / mostBytes)}`;
}
