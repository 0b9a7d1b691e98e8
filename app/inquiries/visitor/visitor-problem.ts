import { formatCount } from "../../i18n/plural.ts";
import type { Locale, LocalizedText } from "../../i18n/text.ts";
import { triesLeft } from "./visitor-counts.ts";
import { visitorProblemWords } from "./visitor-form-words.ts";
import type { VisitorAction, VisitorPageContent } from "./visitor-inquiry.ts";

/** One form of the page; `purpose` where the page has several of its action. */
export interface FormName {
  action: VisitorAction;
  purpose?: string | undefined;
}

/** Whether it is this form that was not taken. */
export function isRejected({ rejected }: VisitorPageContent, { action, purpose }: FormName): boolean {
  return rejected?.action === action && (!purpose || rejected.typed["purpose"] === purpose);
}

/** What was typed into a field of a form that was not taken. */
export function typedText(content: VisitorPageContent, form: FormName, field: string): string | undefined {
  return isRejected(content, form) ? content.rejected?.typed[field] : undefined;
}

/** What is wrong with a field of this form. */
export function fieldProblem(
  locale: Locale,
  content: VisitorPageContent,
  form: FormName,
  field: string,
): string | undefined {
  return isRejected(content, form) && content.rejected?.field === field
    ? rejectionText(locale, content)
    : undefined;
}

/** What is wrong with the form that was not taken. */
export function rejectionText(locale: Locale, { rejected, inquiry }: VisitorPageContent): string | undefined {
  if (!rejected) return undefined;
  const { field, problem } = rejected;
  const n = inquiry?.code?.tries_left ?? 0;
  if (problem === "wrong_code" && n > 0) return formatCount(locale, n, triesLeft);
  const words: Partial<Record<string, LocalizedText>> = visitorProblemWords;
  return (words[`${field}.${problem}`] ?? visitorProblemWords[problem])[locale];
}
