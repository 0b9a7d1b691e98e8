import { useLocaleFromPath } from "../../i18n/paths.ts";
import { ArrowIcon } from "../../ui/arrow-icon.tsx";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import formStyles from "../../ui/form.module.css";
import { emailInput } from "./email-input.ts";
import { VisitorForm } from "./visitor-form.tsx";
import type { VisitorPageContent } from "./visitor-inquiry.ts";
import { fieldProblem, typedText } from "./visitor-problem.ts";
import { slipWords } from "./visitor-words.ts";

interface NewLinkFormProps {
  content: VisitorPageContent | null;
  variant: "primary" | "outline";
}

export function NewLinkForm({ content, variant }: NewLinkFormProps) {
  const locale = useLocaleFromPath();
  return (
    <VisitorForm content={content} action="new_link" className={formStyles.form}>
      <TextField
        name="email"
        label={slipWords.email[locale]}
        {...emailInput}
        required
        defaultValue={content ? typedText(content, "new_link", "email") : undefined}
        problem={content ? fieldProblem(locale, content, "new_link", "email") : undefined}
        hint={slipWords.sameEitherWay[locale]}
      />
      <div className={formStyles.footer}>
        <Button type="submit" variant={variant}>
          {slipWords.mailLink[locale]} {variant === "primary" && <ArrowIcon />}
        </Button>
      </div>
    </VisitorForm>
  );
}
