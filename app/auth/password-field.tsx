import { useState } from "react";
import { useLocale } from "../i18n/use-locale.ts";
import { Button } from "../ui/form/button.tsx";
import { TextField } from "../ui/form/field.tsx";
import styles from "./password-field.module.css";
import { signInWords } from "./words.ts";

export interface PasswordFieldProps {
  /** `password` and its label, unless another is given. */
  name?: string | undefined;
  label?: string | undefined;
  autoComplete: "current-password" | "new-password";
  hint?: string | undefined;
}

/** A password that may be looked at while it is typed. */
export function PasswordField({ name = "password", label, autoComplete, hint }: PasswordFieldProps) {
  const locale = useLocale();
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
