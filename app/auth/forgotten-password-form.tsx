import { useState } from "react";
import { Link } from "react-router";
import { toApiError } from "../backend/api-error.ts";
import { authClient } from "../backend/auth-client.ts";
import { useLocale } from "../i18n/use-locale.ts";
import type { FormProblems } from "../ui/form.tsx";
import { type Credentials, toCredentialProblems, validateEmail } from "./credentials.ts";
import { CredentialsForm } from "./credentials-form.tsx";
import { forgottenPasswordWords } from "./link-words.ts";
import { confirmWords } from "./words.ts";

interface ForgottenPasswordFormProps {
  email: string;
  onSent: (email: string) => void;
}

export function ForgottenPasswordForm({ email: typed, onSent }: ForgottenPasswordFormProps) {
  const locale = useLocale();
  const [email, setEmail] = useState(typed);

  async function send(credentials: Credentials): Promise<FormProblems | undefined> {
    const { error } = await authClient().resetPasswordForEmail(credentials.email);
    if (error) return toCredentialProblems(toApiError(error), forgottenPasswordWords.failed);
    onSent(credentials.email);
    return undefined;
  }

  return (
    <>
      <p>{forgottenPasswordWords.text[locale]}</p>
      <CredentialsForm
        submitLabel={forgottenPasswordWords.send[locale]}
        busyLabel={forgottenPasswordWords.sending[locale]}
        address={{ email, onEmail: setEmail }}
        validate={validateEmail}
        send={send}
      >
        <p>
          <Link className="link" to="/auth">
            {confirmWords.toSignUp[locale]}
          </Link>
        </p>
      </CredentialsForm>
    </>
  );
}
