import { useState } from "react";
import { authClient } from "../backend/auth.ts";
import { refusalOf, wordRefusal } from "../backend/refusal.ts";
import { showToast } from "../ui/toast.tsx";
import { CheckEmail } from "./check-email.tsx";
import {
  type CredentialProblems,
  type Credentials,
  findNewAccountProblems,
  placeRefusal,
} from "./credentials.ts";
import { CredentialsForm } from "./credentials-form.tsx";
import { afterVerifying } from "./resend-button.tsx";
import type { SignInFormProps } from "./sign-in-form.tsx";
import { signInWords, toastWords } from "./words.ts";

export function SignUpForm({ locale, email, onEmail }: SignInFormProps) {
  const [created, setCreated] = useState<string>();
  if (created) return <CheckEmail locale={locale} email={created} />;

  async function signUp(credentials: Credentials): Promise<CredentialProblems> {
    const { error } = await authClient().signUp({
      ...credentials,
      options: { emailRedirectTo: afterVerifying(), data: { locale } },
    });
    if (!error) {
      showToast({ kind: "success", topic: "account", title: toastWords.signUpDone[locale] });
      setCreated(credentials.email);
      return {};
    }
    const refusal = refusalOf(error);
    const problems = placeRefusal(refusal);
    showToast({
      kind: "error",
      topic: "account",
      silent: Object.keys(problems).length > 0,
      title: toastWords.signUpFailed[locale],
      text: wordRefusal(refusal)[locale],
    });
    return problems;
  }

  return (
    <CredentialsForm
      locale={locale}
      submitLabel={signInWords.signUp[locale]}
      busyLabel={signInWords.signingUp[locale]}
      passwordHint={signInWords.passwordHint[locale]}
      autoComplete="new-password"
      address={{ email, onEmail }}
      find={findNewAccountProblems}
      send={signUp}
    />
  );
}
