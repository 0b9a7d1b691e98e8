import { interpolate } from "../i18n/text.ts";
import { Button } from "../ui/button.tsx";
import type { FormContext } from "./form-problem-summary.tsx";
import { isolateAddress } from "./problem-words.ts";

/** Takes the email address that the visitor probably meant. */
export function SuggestionButton({ form: { state, words, takeSuggestion } }: { form: FormContext }) {
  const suggestion = state.step === "refused" ? state.question?.suggestion : undefined;
  if (!suggestion) return null;
  return (
    <Button variant="ghost" onClick={() => takeSuggestion(suggestion)}>
      {interpolate(words.takeSuggestion, { suggestion: isolateAddress(suggestion) })}
    </Button>
  );
}
