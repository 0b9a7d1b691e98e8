import { type FormEvent, useEffect, useRef, useState } from "react";
import { errorText } from "../../backend/api-error.ts";
import type { Locale, LocalizedText } from "../../i18n/text.ts";
import { Button } from "../../ui/button.tsx";
import formStyles from "../../ui/form.module.css";
import { PasswordField } from "../password-field.tsx";
import { secondFactorWords } from "../second-factor-words.ts";
import { credentialProblems } from "../words.ts";
import { signInAgain } from "./sign-in-again.ts";
import { signInAgainWords } from "./words.ts";

export interface PasswordAgainFormProps {
  locale: Locale;
  email: string;
  onDone: () => void;
}

/** One password. What is wrong with it is said at its field, which takes the focus. */
export function PasswordAgainForm({ locale, email, onDone }: PasswordAgainFormProps) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<LocalizedText>();
  const form = useRef<HTMLFormElement>(null);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const password = String(new FormData(event.currentTarget).get("password") ?? "");
    if (!password) return setProblem({ ...credentialProblems.passwordMissing });
    setBusy(true);
    const error = await signInAgain(email, password);
    setBusy(false);
    if (!error) return onDone();
    setProblem(
      error.code === "invalid_credentials"
        ? { ...credentialProblems.currentPasswordWrong }
        : errorText(error),
    );
  }

  // Each attempt has a problem of its own, also when it is the same.
  useEffect(() => {
    if (problem) form.current?.querySelector<HTMLInputElement>("#password")?.focus();
  }, [problem]);

  return (
    <form className={formStyles.form} noValidate onSubmit={submit} ref={form}>
      {/* Password managers look for whose password it is. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField locale={locale} autoComplete="current-password" problem={problem?.[locale]} />
      <Button type="submit" busy={busy}>
        {busy ? secondFactorWords.checking[locale] : signInAgainWords.submit[locale]}
      </Button>
    </form>
  );
}
