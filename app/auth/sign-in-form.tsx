import { useState } from "react";
import { Link } from "react-router";
import { authClient } from "../backend/auth-client.ts";
import { toApiError } from "../backend/errors/api-error.ts";
import { useLocale } from "../i18n/use-locale.ts";
import type { FormProblems } from "../ui/form/form.tsx";
import formStyles from "../ui/form/form.module.css";
import { type Credentials, toCredentialProblems, validateCredentials } from "./credentials.ts";
import { CredentialsForm } from "./credentials-form.tsx";
import { ResendButton } from "./links/resend-button.tsx";
import { showSignedIn } from "./show-signed-in.ts";
import { signInWords, toastWords, verifyWords } from "./words.ts";

export interface SignInFormProps {
  email: string;
  onEmailChange: (email: string) => void;
}

export function SignInForm({ email, onEmailChange }: SignInFormProps) {
  const locale = useLocale();
  const [unconfirmedEmail, setUnconfirmedEmail] = useState<string>();

  async function signIn(credentials: Credentials): Promise<FormProblems | undefined> {
    const { data, error } = await authClient().signInWithPassword(credentials);
    if (!error) {
      const hasNextStep = data.user.factors?.some(({ status }) => status === "verified");
      if (!hasNextStep) showSignedIn();
      return undefined;
    }
    const apiError = toApiError(error);
    // The same for an unconfirmed account, so that nobody learns who has one.
    setUnconfirmedEmail(apiError.code === "invalid_credentials" ? credentials.email : undefined);
    return toCredentialProblems(apiError, toastWords.signInFailed);
  }

  return (
    <CredentialsForm
      submitLabel={signInWords.signIn[locale]}
      busyLabel={signInWords.signingIn[locale]}
      password={{ autoComplete: "current-password" }}
      address={{ email, onEmail: onEmailChange }}
      validate={validateCredentials}
      send={signIn}
    >
      <p>
        <Link className="link" to="/auth/forgotten-password" state={{ email }}>
          {signInWords.forgotten[locale]}
        </Link>
      </p>
      {unconfirmedEmail && (
        <div className={`stack ${formStyles.full}`}>
          <p>{verifyWords.notYet[locale]}</p>
          <ResendButton email={unconfirmedEmail} />
        </div>
      )}
    </CredentialsForm>
  );
}
