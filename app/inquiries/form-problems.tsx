import { company } from "../company.ts";
import { countOf } from "../i18n/count.ts";
import type { Locale } from "../i18n/text.ts";
import { ProblemSummary } from "../ui/problem-summary.tsx";
import type { InquiryKind } from "./fields.ts";
import { problemCount, problemSentence, type ProblemWords } from "./problem-words.ts";
import type { SendState } from "./use-inquiry-form.ts";

export interface FormProblems {
  kind: InquiryKind;
  locale: Locale;
  words: ProblemWords;
  state: SendState;
}

/** The sentence for a field, or undefined while nothing is wrong with it. */
export function problemOf({ kind, words, state }: FormProblems, name: string): string | undefined {
  const code = state.step === "refused" ? state.problems[name] : undefined;
  return code && state.step === "refused"
    ? problemSentence(words, kind, name, code, state.values[name])
    : undefined;
}

export function FormSummary(form: FormProblems) {
  const { kind, locale, words, state } = form;
  const names = state.step === "refused" ? Object.keys(state.problems) : [];
  const whole = state.step === "refused" ? state.whole : undefined;
  return (
    <ProblemSummary
      title={names.length > 0 ? countOf(locale, names.length, problemCount) : words[`${kind}Failed`]}
      text={whole ? words[whole].replace("{email}", company.email) : words.summaryText}
      problems={names.map((name) => ({ name, text: problemOf(form, name) ?? "" }))}
      shown={state.step === "refused"}
    />
  );
}
