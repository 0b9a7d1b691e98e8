import { company } from "../company.ts";
import { formatCount } from "../i18n/plural.ts";
import type { Locale } from "../i18n/text.ts";
import { ProblemSummary } from "../ui/problem-summary.tsx";
import type { InquiryKind } from "./fields.ts";
import { problemCount, problemText, type ProblemWords } from "./problem-words.ts";
import type { SendState } from "./use-inquiry-form.ts";

export interface FormContext {
  kind: InquiryKind;
  locale: Locale;
  words: ProblemWords;
  state: SendState;
}

/** The problem of a field as text, or undefined if it has none. */
export function fieldProblem({ kind, words, state }: FormContext, name: string): string | undefined {
  const code = state.step === "refused" ? state.problems[name] : undefined;
  return code && state.step === "refused"
    ? problemText(words, kind, name, code, state.values[name])
    : undefined;
}

export function FormProblemSummary(form: FormContext) {
  const { kind, locale, words, state } = form;
  const names = state.step === "refused" ? Object.keys(state.problems) : [];
  const formError = state.step === "refused" ? state.whole : undefined;
  return (
    <ProblemSummary
      title={names.length > 0 ? formatCount(locale, names.length, problemCount) : words[`${kind}Failed`]}
      text={formError ? words[formError].replace("{email}", company.email) : words.summaryText}
      problems={names.map((name) => ({ name, text: fieldProblem(form, name) ?? "" }))}
      shown={state.step === "refused"}
    />
  );
}
