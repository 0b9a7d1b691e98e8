import { formatCount } from "../../i18n/plural.ts";
import type { Locale } from "../../i18n/text.ts";
import type { EmailQuestion, FormError, InquiryKind, Problems } from "../fields.ts";
import { problemCount, problemText, type ProblemWords } from "./problem-words.ts";

/** Why a form was not sent. */
export interface FormRejection {
  kind: InquiryKind;
  locale: Locale;
  problems: Problems;
  /** To be answered by correcting the address, or by sending again. */
  question?: EmailQuestion | undefined;
  /** What was typed. */
  values: Record<string, unknown>;
  formError?: FormError | undefined;
}

/** A form that the server renders again, as it was sent. */
export interface RejectedForm extends FormRejection {
  /** The texts of each field; several of a list. */
  typed: Record<string, string[]>;
}

/** What the summary above a form says, on the page and on the one without JavaScript. */
export function summarizeProblems(
  words: ProblemWords,
  { kind, locale, problems, question, values, formError }: FormRejection,
) {
  const codes = Object.entries(problems);
  const texts = codes.map(([name, code]) => ({
    name,
    text: problemText(words, kind, name, code, { value: values[name], question }),
  }));
  if (question && codes.length === 1)
    return { title: words.questionTitle, text: words[`${kind}Waits`], problems: texts };
  return {
    title: codes.length > 0 ? formatCount(locale, codes.length, problemCount) : words[`${kind}Failed`],
    text: formError ? words[formError] : words.summaryText,
    problems: texts,
  };
}
