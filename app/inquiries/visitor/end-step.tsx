import { useLocaleFromPath } from "../../i18n/paths.ts";
import { Button } from "../../ui/button.tsx";
import { CheckboxField } from "../../ui/field.tsx";
import { CodeForm } from "./code-form.tsx";
import { More } from "./more.tsx";
import { VisitorForm } from "./visitor-form.tsx";
import { endWords } from "./visitor-form-words.ts";
import { fieldProblem, isRejected } from "./visitor-problem.ts";
import type { SheetProps } from "./sheet-props.ts";
import zoneStyles from "./zone.module.css";

/** Withdraw or erase: first a code is mailed, then it is entered. */
export function EndStep({ content, inquiry, action }: SheetProps & { action: "withdraw" | "erase" }) {
  const locale = useLocaleFromPath();
  const code = inquiry.code?.purpose === action ? inquiry.code : null;
  const wasRejected =
    isRejected(content, { action }) || isRejected(content, { action: "ask_code", purpose: action });
  return (
    <More summary={endWords[action][locale]} open={code !== null || wasRejected}>
      <p className={zoneStyles.lead}>{endWords[`${action}Text`][locale]}</p>
      {code ? (
        <CodeForm
          content={content}
          inquiry={inquiry}
          code={code}
          action={action}
          zone="end"
          label={endWords[action][locale]}
        />
      ) : (
        <VisitorForm content={content} action="ask_code" purpose={action} zone="end">
          <CheckboxField
            name={`sure_${action}`}
            label={endWords.sure[locale]}
            required
            problem={fieldProblem(locale, content, { action: "ask_code", purpose: action }, `sure_${action}`)}
          />
          <Button type="submit" variant="outline">
            {endWords.mailCode[locale]}
          </Button>
        </VisitorForm>
      )}
    </More>
  );
}
