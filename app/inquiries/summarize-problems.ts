import { company } from "../company.ts";
import { formatCount } from "../i18n/plural.ts";
import type { Locale } from "../i18n/text.ts";
import type { FormError, InquiryKind, Problems } from "./fields.ts";
import { problemCount, problemText, type ProblemWords } from "./problem-words.ts";

/** Why a form was not sent. */
export interface FormRejection {
  kind: InquiryKind;
  locale: Locale;
  problems: Problems;
  /** What was typed. */
  values: Record<string, unknown>;
  formError?: FormError | undefined;
}

/** What the summary above a form says, on the page and on the one without JavaScript. */
export function summarizeProblems(
  words: ProblemWords,
  { kind, locale, problems, values, formError }: FormRejection,
) {
  const codes = Object.entries(problems);
  return {
    title: codes.length > 0 ? formatCount(locale, codes.length, problemCount) : words[`${kind}Failed`],
    text: formError ? words[formError].replace("{email}", company.email) : words.summaryText,
    problems: codes.map(([name, code]) => ({
      name,
      text: problemText(words, kind, name, code, values[name]),
    })),
  };
}
