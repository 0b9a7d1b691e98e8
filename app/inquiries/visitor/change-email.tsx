import { useLocaleFromPath } from "../../i18n/paths.ts";
import { AddressText } from "../../ui/address-text.tsx";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import fieldStyles from "../../ui/field.module.css";
import { emailInput } from "./email-input.ts";
import { endWords, givenWords } from "./visitor-form-words.ts";
import type { VisitorPageContent } from "./visitor-inquiry.ts";
import { fieldProblem, isRejected, typedText } from "./visitor-problem.ts";
import styles from "./change-email.module.css";

export const changeEmailForm = { action: "ask_code", purpose: "email" } as const;

interface ChangeEmailProps {
  content: VisitorPageContent;
  email: string;
}

/** The address, locked. Its controls stand among those of another form and belong to the form `change-email`. */
export function ChangeEmail({ content, email }: ChangeEmailProps) {
  const locale = useLocaleFromPath();
  return (
    <div className={fieldStyles.field}>
      <p className={fieldStyles.legend}>{givenWords.email[locale]}</p>
      <p className={styles.locked}>
        <AddressText address={email} />
      </p>
      <details className={styles.change} open={isRejected(content, changeEmailForm)}>
        <summary>{givenWords.changeEmail[locale]}</summary>
        <div className={styles.inside}>
          <TextField
            form="change-email"
            name="new_email"
            label={givenWords.newEmail[locale]}
            {...emailInput}
            required
            hint={givenWords.changeEmailText[locale]}
            defaultValue={typedText(content, changeEmailForm, "new_email")}
            problem={fieldProblem(locale, content, changeEmailForm, "new_email")}
          />
          <Button form="change-email" type="submit" variant="outline">
            {endWords.mailCode[locale]}
          </Button>
        </div>
      </details>
    </div>
  );
}
