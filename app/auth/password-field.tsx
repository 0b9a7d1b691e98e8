import { useState } from "react";
import type { Locale } from "../i18n/text.ts";
import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/field.tsx";
import styles from "./password-field.module.css";
import { signInWords } from "./words.ts";

export interface PasswordFieldProps {
  locale: Locale;
  /** `password` and its label, unless another is given. */
  name?: string | undefined;
  label?: string | undefined;
  autoComplete: "current-password" | "new-password";
  hint?: string | undefined;
  problem?: string | undefined;
}

/** A password that may be looked at while it is typed. */
export function PasswordField({
  locale,
  name = "password",
  label,
  autoComplete,
  hint,
  problem,
}: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <div className={styles.field}>
      <TextField
        name={name}
        type={isShown ? "text" : "password"}
        label={label ?? signInWords.password[locale]}
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        dir="auto"
        required
        hint={hint}
        problem={problem}
      />
      <Button
        variant="ghost"
        className={styles.toggle}
        aria-controls={name}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? signInWords.hidePassword[locale] : signInWords.showPassword[locale]}
      </Button>
    </div>
  );
}
