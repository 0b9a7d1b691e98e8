import { company } from "../../../firm/company.ts";
import { type Locale, type LocalizedText, listSeparator } from "../../i18n/text.ts";
import { problemWords } from "../form/problem-words.ts";
import { isByVisitor } from "../is-by-visitor.ts";
import { subjectOf } from "../subject-of.ts";
import type { VisitorInquiry, VisitorPageContent } from "./visitor-inquiry.ts";
import { linkWords, pageWords } from "./visitor-words.ts";

/** `Monitor for a generator room, N-7F3K2 · Nawat` */
export function visitorTitle(locale: Locale, content: VisitorPageContent): string {
  const { inquiry, erasable, erased, rejected } = content;
  const page = erased
    ? linkWords.erased[locale]
    : erasable
      ? linkWords.erase[locale]
      : inquiry
        ? visitorSubject(locale, inquiry) + listSeparator(locale) + inquiry.reference
        : linkPageTitle(content)[locale];
  const title = `${page} · ${company.name[locale]}`;
  return rejected ? `${problemWords.titlePrefix[locale]} ${title}` : title;
}

/** The subject that the visitor wrote, or what their project is about. What staff noted is theirs. */
export function visitorSubject(locale: Locale, inquiry: VisitorInquiry): string {
  const { subject, project_type: projectType } = inquiry.sent;
  const text = (value: unknown) => (typeof value === "string" && value !== "" ? value : null);
  const written = { subject: text(subject), project_type: text(projectType) };
  const hasSubject = written.subject !== null || written.project_type !== null;
  return isByVisitor(inquiry) && hasSubject ? subjectOf(written, locale) : pageWords.inquiry[locale];
}

/** Of a page without an inquiry. */
export function linkPageTitle(content: VisitorPageContent | null): LocalizedText {
  return isDeadLink(content) ? linkWords.deadTitle : linkWords.title;
}

/** Not where a new link was just asked for, nor where somebody opened none. */
export function isDeadLink(content: VisitorPageContent | null): boolean {
  return content !== null && !content.done && !content.rejected;
}
