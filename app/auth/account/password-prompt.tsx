import { useLocale } from "../../i18n/use-locale.ts";
import { focusOnMount } from "../../ui/focus-on-mount.ts";
import { type CredentialProblems, type Credentials, requirePassword } from "../credentials.ts";
import { CredentialsForm } from "../credentials-form.tsx";
import { factorWords, secondFactorWords } from "../second-factor-words.ts";
import { showCredentialsError } from "../show-credentials-error.ts";
import { signInAgain } from "../sign-in-again/sign-in-again.ts";
import { credentialProblems } from "../words.ts";
import styles from "./factor-setup.module.css";
import { accountWords } from "./words.ts";

/** Asks who signed in long ago for the password. */
export function PasswordPrompt({ email, onDone }: { email: string; onDone: () => void }) {
  const locale = useLocale();
  async function send({ password }: Credentials): Promise<CredentialProblems> {
    const error = await signInAgain(email, password);
    if (!error) {
      onDone();
      return {};
    }
    if (error.code === "invalid_credentials") return { password: credentialProblems.currentPasswordWrong };
    return showCredentialsError(factorWords.failed, error);
  }

  return (
    <div className={styles.setup} tabIndex={-1} ref={focusOnMount}>
      <p className="prose">{factorWords.passwordNeeded[locale]}</p>
      <CredentialsForm
        submitLabel={secondFactorWords.submit[locale]}
        busyLabel={secondFactorWords.checking[locale]}
        password={{ autoComplete: "current-password", label: accountWords.currentPassword[locale] }}
        validate={requirePassword}
        send={send}
      />
    </div>
  );
}
