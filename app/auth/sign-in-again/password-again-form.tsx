import { errorText } from "../../backend/api-error.ts";
import type { Locale } from "../../i18n/text.ts";
import { OneFieldForm } from "../one-field-form.tsx";
import { PasswordField } from "../password-field.tsx";
import { credentialProblems } from "../words.ts";
import { signInAgain } from "./sign-in-again.ts";
import { signInAgainWords } from "./words.ts";

export interface PasswordAgainFormProps {
  locale: Locale;
  email: string;
  onDone: () => void;
}

export function PasswordAgainForm({ locale, email, onDone }: PasswordAgainFormProps) {
  async function send(password: string) {
    if (!password) return credentialProblems.passwordMissing;
    const error = await signInAgain(email, password);
    if (!error) {
      onDone();
      return undefined;
    }
    return error.code === "invalid_credentials" ? credentialProblems.currentPasswordWrong : errorText(error);
  }

  return (
    <OneFieldForm locale={locale} submitLabel={signInAgainWords.submit[locale]} name="password" send={send}>
      {(problem) => (
        <>
          {/* Password managers look for whose password it is. */}
          <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
          <PasswordField locale={locale} autoComplete="current-password" problem={problem} />
        </>
      )}
    </OneFieldForm>
  );
}
