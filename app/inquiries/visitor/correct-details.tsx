import { useLocaleFromPath } from "../../i18n/paths.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import formStyles from "../../ui/form.module.css";
import { ChangeEmail, changeEmailForm } from "./change-email.tsx";
import { More } from "./more.tsx";
import { VisitorForm } from "./visitor-form.tsx";
import { givenWords } from "./visitor-form-words.ts";
import { fieldProblem, isRejected, typedText } from "./visitor-problem.ts";
import type { SheetProps } from "./sheet-props.ts";

const form = { action: "correct" } as const;

export function CorrectDetails({ content, inquiry }: SheetProps) {
  const locale = useLocaleFromPath();
  const { sent } = inquiry;
  const textOf = (name: "name" | "company" | "phone") => {
    const stored = sent[name];
    return typedText(content, form, name) ?? (typeof stored === "string" ? stored : "");
  };
  const common = (name: "name" | "company" | "phone") => ({
    name,
    label: givenWords[name][locale],
    defaultValue: textOf(name),
    problem: fieldProblem(locale, content, form, name),
  });
  return (
    <More
      summary={givenWords.correct[locale]}
      open={isRejected(content, form) || isRejected(content, changeEmailForm)}
    >
      {sent.email && (
        <VisitorForm
          content={content}
          id="change-email"
          action="ask_code"
          purpose={changeEmailForm.purpose}
          zone="sent"
        />
      )}
      <VisitorForm
        content={content}
        action="correct"
        zone="sent"
        className={`${formStyles.form} ${formStyles.twoColumn}`}
      >
        <TextField {...common("name")} dir="auto" autoComplete="name" required />
        <TextField {...common("company")} dir="auto" autoComplete="organization" />
        <TextField {...common("phone")} type="tel" dir="ltr" inputMode="tel" autoComplete="tel" />
        {sent.email && <ChangeEmail content={content} email={sent.email} />}
        <div className={`${formStyles.footer} ${formStyles.full}`}>
          <Button type="submit" variant="outline">
            {givenWords.saveCorrections[locale]}
          </Button>
        </div>
      </VisitorForm>
    </More>
  );
}
