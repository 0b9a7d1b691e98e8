import { company } from "../../../firm/company.ts";
import { formatBytes } from "../../i18n/format.ts";
import { interpolate, type Locale, type LocalizedText } from "../../i18n/text.ts";
import {
  maxFilesBytes,
  type VisitorAction,
  type VisitorPageContent,
  type VisitorProblem,
} from "./visitor-inquiry.ts";
import { visitorProblemWords } from "./visitor-words.ts";

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
  return rejected ? problemText(locale, rejected.problem, rejected) : undefined;
}

/** The sentence for a problem, of a field or a file. */
export function problemText(
  locale: Locale,
  problem: VisitorProblem,
  { field = null, file = "" }: { field?: string | null; file?: string | undefined },
): string {
  const words: Partial<Record<string, LocalizedText>> = visitorProblemWords;
  const text = words[`${field}.${problem}`] ?? visitorProblemWords[problem];
  return interpolate(text[locale], {
    // Whatever it holds, it keeps its own direction.
    file: `\u2068${file}\u2069`,
    most: formatBytes(locale, maxFilesBytes),
    email: `\u2066${company.email}\u2069`,
  });
}
