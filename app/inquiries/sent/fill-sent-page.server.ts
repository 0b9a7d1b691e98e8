import { localeFromPath } from "../../i18n/text.ts";
import { escapeHtml } from "../../escape-html.ts";
import { replyBy } from "../reply-promise.ts";
import { pagePath } from "../visitor/page-key.server.ts";
import { parseSentQuery } from "./sent-path.ts";

/** The built page at `path` with what the query says of the inquiry; undefined when that has no reference. */
export function fillSentPage(page: string, path: string, query: string): string | undefined {
  const { reference, due, email, key } = parseSentQuery(query);
  if (!reference) return undefined;
  const locale = localeFromPath(path);
  const texts = { reference, email, due: due && replyBy(locale, due) };
  let filled = page;
  for (const [name, text] of Object.entries(texts)) {
    if (!text) continue;
    const place = new RegExp(`(data-sent="${name}"[^>]*>)[^<]*`);
    filled = filled.replace(place, (_, start: string) => start + escapeHtml(text));
  }
  // Without a key, the link is hidden.
  return key
    ? filled.replace(`href="/${locale}/inquiry"`, `href="${pagePath({ locale, reference, key })}"`)
    : filled;
}
