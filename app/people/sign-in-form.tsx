import { useState } from "react";
import { authClient } from "../backend/auth.ts";
import { refusalOf, wordRefusal } from "../backend/refusal.ts";
import type { Locale } from "../i18n/text.ts";
import { showToast } from "../ui/toast.tsx";
import { type CredentialProblems, type Credentials, findProblems, placeRefusal } from "./credentials.ts";
import { CredentialsForm } from "./credentials-form.tsx";
import { ResendButton } from "./resend-button.tsx";
import { signInWords, toastWords } from "./words.ts";

export interface SignInFormProps {
  locale: Locale;
  email: string;
  onEmail: (email: string) => void;
}

export function SignInForm({ locale, email, onEmail }: SignInFormProps) {
  const [unverified, setUnverified] = useState<Credentials>();

  async function signIn(credentials: Credentials): Promise<CredentialProblems> {
    const { error } = await authClient().signInWithPassword(credentials);
    if (!error) {
      showToast({
        kind: "success",
        title: toastWords.signInDone[locale],
        text: toastWords.signInDoneText[locale],
      });
      return {};
    }
    const refusal = refusalOf(error);
    setUnverified(refusal.code === "email_not_confirmed" ? credentials : undefined);
    showToast({
      kind: "error",
      title: toastWords.signInFailed[locale],
      text: wordRefusal(refusal)[locale],
    });
    return placeRefusal(refusal);
  }

  return (
    <CredentialsForm
      locale={locale}
      submitLabel={signInWords.signIn[locale]}
      busyLabel={signInWords.signingIn[locale]}
      autoComplete="current-password"
      email={email}
      onEmail={onEmail}
      find={findProblems}
      send={signIn}
    >
      {unverified && <ResendButton locale={locale} credentials={unverified} />}
    </CredentialsForm>
  );
}
