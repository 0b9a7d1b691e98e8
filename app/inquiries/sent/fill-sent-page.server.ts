import { localeFromPath } from "../../i18n/text.ts";
import { momentText } from "../moment-text.ts";
import {
  keyPlaceholder,
  momentPlaceholder,
  parseSentQuery,
  referencePlaceholder,
} from "../submit/sent-query.server.ts";

/** The built page at `path` with what the query holds in its text; undefined when that is no reference. */
export function fillSentPage(page: string, path: string, query: string): string | undefined {
  const { reference, due, key } = parseSentQuery(query);
  if (!reference) return undefined;
  const moment = due ? momentText(localeFromPath(path), due) : momentPlaceholder;
  return page
    .replaceAll(referencePlaceholder, reference)
    .replaceAll(momentPlaceholder, moment)
    .replaceAll(keyPlaceholder, key ?? keyPlaceholder);
}
