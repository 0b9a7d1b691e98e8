import { company } from "../../company.ts";
import { type Locale, listSeparator } from "../../i18n/text.ts";
import { problemWords } from "../form/problem-words.ts";
import type { VisitorPageContent } from "./visitor-inquiry.ts";
import { visitorSubject } from "./visitor-subject.ts";
import { slipWords } from "./visitor-words.ts";

/** `Monitor for a generator room, N-7F3K2 · Nawat` */
export function visitorTitle(locale: Locale, { inquiry, erased, rejected }: VisitorPageContent): string {
  const page = erased
    ? slipWords.erased[locale]
    : inquiry
      ? visitorSubject(locale, inquiry.sent) + listSeparator(locale) + inquiry.reference
      : slipWords.closed[locale];
  const title = `${page} · ${company.name[locale]}`;
  return rejected ? `${problemWords.titlePrefix[locale]} ${title}` : title;
}
