import { useState } from "react";
import { authClient } from "../backend/auth-client.ts";
import { toApiError } from "../backend/errors/api-error.ts";
import { useLocale } from "../i18n/use-locale.ts";
import type { FormProblems } from "../ui/form/form.tsx";
import { showToast } from "../ui/toast/toast.tsx";
import { type Credentials, toCredentialProblems, validateNewAccount } from "./credentials.ts";
import { CredentialsForm } from "./credentials-form.tsx";
import type { SignInFormProps } from "./sign-in-form.tsx";
import { signInWords, toastWords, verifyWords } from "./words.ts";
import { LtrText } from "../i18n/isolate.tsx";
import { AuthMessage } from "./auth-message.tsx";
import { ResendButton } from "./links/resend-button.tsx";

export function SignUpForm({ email, onEmailChange }: SignInFormProps) {
  const locale = useLocale();
  const [createdEmail, setCreatedEmail] = useState<string>();
  if (createdEmail) return <CheckEmail email={createdEmail} />;

  async function signUp(credentials: Credentials): Promise<FormProblems | undefined> {
    const { error } = await authClient().signUp({
      ...credentials,
      options: { data: { locale } },
    });
    if (!error) {
      showToast({ kind: "success", topic: "account", title: toastWords.signUpDone });
      setCreatedEmail(credentials.email);
      return undefined;
    }
    return toCredentialProblems(toApiError(error), toastWords.signUpFailed);
  }

  return (
    <CredentialsForm
      submitLabel={signInWords.signUp[locale]}
      busyLabel={signInWords.signingUp[locale]}
      password={{ autoComplete: "new-password", hint: signInWords.passwordHint[locale] }}
      address={{ email, onEmail: onEmailChange }}
      validate={validateNewAccount}
      send={signUp}
    />
  );
}

/** After signing up: what to do next. */
function CheckEmail({ email }: { email: string }) {
  const locale = useLocale();
  return (
    <AuthMessage>
      <p>{toastWords.signUpDone[locale]}</p>
      <p>
        <LtrText>{email}</LtrText>
      </p>
      <p>{verifyWords.afterwards[locale]}</p>
      <ResendButton email={email} />
    </AuthMessage>
  );
}
