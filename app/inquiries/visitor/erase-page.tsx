import { interpolate } from "../../i18n/text.ts";
import { useLocaleFromPath } from "../../i18n/paths.ts";
import { Button } from "../../ui/button.tsx";
import { CheckboxField } from "../../ui/field.tsx";
import { Slip } from "./slip.tsx";
import { VisitorForm } from "./visitor-form.tsx";
import { endWords } from "./visitor-form-words.ts";
import type { VisitorPageContent } from "./visitor-inquiry.ts";
import { fieldProblem, rejectionText } from "./visitor-problem.ts";
import { slipWords } from "./visitor-words.ts";

/** Where the mailed link leads that erases an inquiry. A mail scanner opens links and presses buttons, and ticks no box. */
export function ErasePage({ content, reference }: { content: VisitorPageContent; reference: string }) {
  const locale = useLocaleFromPath();
  const unticked = fieldProblem(locale, content, "erase", "sure_erase");
  const problem = unticked ? undefined : rejectionText(locale, content);
  return (
    <Slip path={content.path} title={slipWords.erase[locale]}>
      <p>{interpolate(slipWords.eraseText[locale], { reference })}</p>
      {problem && <p role="alert">{problem}</p>}
      <VisitorForm content={content} action="erase">
        <CheckboxField name="sure_erase" label={endWords.sure[locale]} required problem={unticked} />
        <Button type="submit">{endWords.erase[locale]}</Button>
      </VisitorForm>
    </Slip>
  );
}
