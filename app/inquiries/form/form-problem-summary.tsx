import type { Locale } from "../../i18n/text.ts";
import formStyles from "../../ui/form/form.module.css";
import { ProblemSummary } from "../../ui/form/problem-summary.tsx";
import type { InquiryKind } from "../fields.ts";
import { problemText, type ProblemWords } from "./problem-words.ts";
import { type RejectedForm, summarizeProblems } from "./summarize-problems.ts";
import type { SendState } from "./use-inquiry-form.ts";

export interface FormContext {
  kind: InquiryKind;
  locale: Locale;
  words: ProblemWords;
  state: SendState;
  takeSuggestion: ((suggestion: string) => void) | undefined;
  /** The texts of each field, where the server renders what was sent. */
  typed?: RejectedForm["typed"] | undefined;
}

/** The problem of a field as text, or undefined if it has none. */
export function fieldProblem({ kind, words, state }: FormContext, name: string): string | undefined {
  if (state.step !== "refused") return undefined;
  const { problems, question, values } = state;
  const code = problems[name];
  return code && problemText(words, kind, name, code, { value: values[name], question });
}

export function FormProblemSummary({ kind, locale, words, state }: FormContext) {
  const rejection = state.step === "refused" ? state : { problems: {}, values: {} };
  const summary = summarizeProblems(words, { ...rejection, kind, locale });
  return <ProblemSummary {...summary} shown={state.step === "refused"} className={formStyles.full} />;
}
