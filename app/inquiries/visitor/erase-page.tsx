import { interpolate } from "../../i18n/text.ts";
import { useLocaleFromPath } from "../../i18n/paths.ts";
import { Button } from "../../ui/button.tsx";
import { Slip } from "./slip.tsx";
import { VisitorForm } from "./visitor-form.tsx";
import { endWords } from "./visitor-form-words.ts";
import type { VisitorPageContent } from "./visitor-inquiry.ts";
import { rejectionText } from "./visitor-problem.ts";
import { slipWords } from "./visitor-words.ts";

/** Where the mailed link leads that erases an inquiry: one button does it. */
export function ErasePage({ content, reference }: { content: VisitorPageContent; reference: string }) {
  const locale = useLocaleFromPath();
  const problem = rejectionText(locale, content);
  return (
    <Slip path={content.path} title={slipWords.erase[locale]}>
      <p>{interpolate(slipWords.eraseText[locale], { reference })}</p>
      {problem && <p role="alert">{problem}</p>}
      <VisitorForm content={content} action="erase">
        <Button type="submit">{endWords.erase[locale]}</Button>
      </VisitorForm>
    </Slip>
  );
}
