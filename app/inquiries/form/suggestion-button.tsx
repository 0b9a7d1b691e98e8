import { InterpolatedText } from "../../i18n/interpolated-text.tsx";
import { Button } from "../../ui/button.tsx";
import type { FormContext } from "./form-problem-summary.tsx";

/** Takes the email address that the visitor probably meant. */
export function SuggestionButton({ form: { state, words, takeSuggestion } }: { form: FormContext }) {
  const suggestion = state.step === "refused" ? state.question?.suggestion : undefined;
  if (!suggestion || !takeSuggestion) return null;
  return (
    <Button variant="ghost" onClick={() => takeSuggestion(suggestion)}>
      <span>
        <InterpolatedText
          text={words.takeSuggestion}
          values={{ suggestion: <bdi dir="ltr">{suggestion}</bdi> }}
        />
      </span>
    </Button>
  );
}
