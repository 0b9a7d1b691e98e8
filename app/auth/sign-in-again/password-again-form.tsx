import { errorText } from "../../backend/errors/api-error.ts";
import { useLocale, useWords } from "../../i18n/use-locale.ts";
import { Form, type FormProblems } from "../../ui/form/form.tsx";
import { accountWords } from "../account/words.ts";
import { parseCredentials } from "../credentials.ts";
import { PasswordField } from "../password-field.tsx";
import { secondFactorWords } from "../second-factor-words.ts";
import { credentialProblems } from "../words.ts";
import { signInAgain } from "./sign-in-again.ts";

/** The password of who is signed in, once more. */
export function PasswordAgainForm({ email, onDone }: { email: string; onDone: () => void }) {
  const locale = useLocale();
  const words = useWords(secondFactorWords);

  async function send(fields: FormData): Promise<FormProblems | undefined> {
    const { password } = parseCredentials(fields);
    if (!password) return { password: credentialProblems.passwordMissing };
    const error = await signInAgain(email, password);
    if (error?.code === "invalid_credentials") return { password: credentialProblems.currentPasswordWrong };
    if (error) return { password: errorText(error) };
    onDone();
    return undefined;
  }

  return (
    <Form send={send} submitLabel={words.submit} busyLabel={words.checking}>
      {/* Password managers look for whose password it is. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField label={accountWords.currentPassword[locale]} autoComplete="current-password" />
    </Form>
  );
}
