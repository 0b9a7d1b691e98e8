import { errorText } from "../../backend/api-error.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { OneFieldForm } from "../one-field-form.tsx";
import { PasswordField } from "../password-field.tsx";
import { credentialProblems } from "../words.ts";
import { signInAgain } from "./sign-in-again.ts";
import { secondFactorWords } from "../second-factor-words.ts";

export function PasswordAgainForm({ email, onDone }: { email: string; onDone: () => void }) {
  const locale = useLocale();
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
    <OneFieldForm submitLabel={secondFactorWords.submit[locale]} name="password" send={send}>
      {(problem) => (
        <>
          {/* Password managers look for whose password it is. */}
          <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
          <PasswordField autoComplete="current-password" problem={problem} />
        </>
      )}
    </OneFieldForm>
  );
}
