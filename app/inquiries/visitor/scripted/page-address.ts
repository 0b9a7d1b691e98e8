import { pagePath } from "../../../i18n/paths.ts";
import { locale } from "../upload/page-parts.ts";

export const builtPath = pagePath(locale, "inquiry");

/** What the page was opened with: another inquiry is another page. */
export const openedHash = location.hash;

/** The address of the page as our own server would have it. */
export function pageOf(hash: string): string {
  return hash.startsWith("#N-") ? `${builtPath}/${hash.slice(1)}` : builtPath;
}
