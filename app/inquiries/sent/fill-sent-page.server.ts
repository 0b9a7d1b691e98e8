import { localeFromPath } from "../../i18n/text.ts";
import { momentText } from "../moment-text.ts";
import { momentPlaceholder, parseSentQuery, referencePlaceholder } from "./sent-path.ts";
import { pagePath } from "../visitor/page-key.server.ts";

/** The built page at `path` with what the query holds in its text; undefined when that is no reference. */
export function fillSentPage(page: string, path: string, query: string): string | undefined {
  const { reference, due, key } = parseSentQuery(query);
  if (!reference) return undefined;
  const locale = localeFromPath(path);
  const moment = due ? momentText(locale, due) : momentPlaceholder;
  const filled = page.replaceAll(referencePlaceholder, reference).replaceAll(momentPlaceholder, moment);
  // Where there is no key, the link is hidden.
  return key
    ? filled.replaceAll(`"/${locale}/inquiry"`, `"${pagePath({ locale, reference, key })}"`)
    : filled;
}
