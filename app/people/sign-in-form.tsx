import { useState } from "react";
import { authClient } from "../backend/auth.ts";
import { refusalOf, wordRefusal } from "../backend/refusal.ts";
import type { Locale } from "../i18n/text.ts";
import { showToast } from "../ui/toast.tsx";
import { type CredentialProblems, type Credentials, findProblems, placeRefusal } from "./credentials.ts";
import { CredentialsForm } from "./credentials-form.tsx";
import { ResendButton } from "./resend-button.tsx";
import { signInWords, toastWords, verifyWords } from "./words.ts";

export interface SignInFormProps {
  locale: Locale;
  email: string;
  onEmail: (email: string) => void;
}

/** Our server says the first of an address that waits for its confirmation too, so that nobody learns who has an account. */
const mayBeUnconfirmed = ["invalid_credentials", "email_not_confirmed"];

export function SignInForm({ locale, email, onEmail }: SignInFormProps) {
  const [refused, setRefused] = useState<string>();

  async function signIn(credentials: Credentials): Promise<CredentialProblems> {
    const { error } = await authClient().signInWithPassword(credentials);
    if (!error) {
      showToast({
        kind: "success",
        topic: "account",
        title: toastWords.signInDone[locale],
        text: toastWords.signInDoneText[locale],
      });
      return {};
    }
    const refusal = refusalOf(error);
    setRefused(mayBeUnconfirmed.includes(refusal.code) ? credentials.email : undefined);
    const problems = placeRefusal(refusal);
    showToast({
      kind: "error",
      topic: "account",
      silent: Object.keys(problems).length > 0,
      title: toastWords.signInFailed[locale],
      text: wordRefusal(refusal)[locale],
    });
    return problems;
  }

  return (
    <CredentialsForm
      locale={locale}
      submitLabel={signInWords.signIn[locale]}
      busyLabel={signInWords.signingIn[locale]}
      autoComplete="current-password"
      address={{ email, onEmail }}
      find={findProblems}
      send={signIn}
    >
      {refused && (
        <div className="check-email">
          <p>{verifyWords.notYet[locale]}</p>
          <ResendButton locale={locale} email={refused} />
        </div>
      )}
    </CredentialsForm>
  );
}
