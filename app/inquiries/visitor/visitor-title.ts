import { company } from "../../company.ts";
import { type Locale, type LocalizedText, listSeparator } from "../../i18n/text.ts";
import { problemWords } from "../form/problem-words.ts";
import type { VisitorPageContent } from "./visitor-inquiry.ts";
import { visitorSubject } from "./visitor-subject.ts";
import { slipWords } from "./visitor-words.ts";

/** `Monitor for a generator room, N-7F3K2 · Nawat` */
export function visitorTitle(locale: Locale, content: VisitorPageContent): string {
  const { inquiry, erasable, erased, rejected } = content;
  const page = erased
    ? slipWords.erased[locale]
    : erasable
      ? slipWords.erase[locale]
      : inquiry
        ? visitorSubject(locale, inquiry.sent) + listSeparator(locale) + inquiry.reference
        : linkPageTitle(content)[locale];
  const title = `${page} · ${company.name[locale]}`;
  return rejected ? `${problemWords.titlePrefix[locale]} ${title}` : title;
}

/** Of a page without an inquiry. */
export function linkPageTitle(content: VisitorPageContent | null): LocalizedText {
  return isDeadLink(content) ? slipWords.closed : slipWords.lost;
}

/** Not where a new link was just asked for, nor where somebody opened none. */
export function isDeadLink(content: VisitorPageContent | null): boolean {
  return content !== null && !content.done && !content.rejected;
}
