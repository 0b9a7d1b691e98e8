import type { Locale, LocalizedText } from "../../i18n/text.ts";
import { visitorProblemWords } from "./visitor-form-words.ts";
import type { VisitorAction, VisitorPageContent } from "./visitor-inquiry.ts";

/** Whether it is this form that was not taken. */
export function isRejected({ rejected }: VisitorPageContent, action: VisitorAction): boolean {
  return rejected?.action === action;
}

/** What was typed into a field of a form that was not taken. */
export function typedText(
  content: VisitorPageContent,
  action: VisitorAction,
  field: string,
): string | undefined {
  return isRejected(content, action) ? content.rejected?.typed[field] : undefined;
}

/** What is wrong with a field of this form. */
export function fieldProblem(
  locale: Locale,
  content: VisitorPageContent,
  action: VisitorAction,
  field: string,
): string | undefined {
  return isRejected(content, action) && content.rejected?.field === field
    ? rejectionText(locale, content)
    : undefined;
}

/** What is wrong with the form that was not taken. */
export function rejectionText(locale: Locale, { rejected }: VisitorPageContent): string | undefined {
  if (!rejected) return undefined;
  const { field, problem } = rejected;
  const words: Partial<Record<string, LocalizedText>> = visitorProblemWords;
  return (words[`${field}.${problem}`] ?? visitorProblemWords[problem])[locale];
}
