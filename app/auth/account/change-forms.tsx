import { useState } from "react";
import { toApiError } from "../../backend/api-error.ts";
import { authClient } from "../../backend/auth-client.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { showToast } from "../../ui/toast.tsx";
import {
  type CredentialProblems,
  type Credentials,
  validateEmailChange,
  validatePasswordChange,
} from "../credentials.ts";
import { CredentialsForm } from "../credentials-form.tsx";
import { showCredentialsError } from "../show-credentials-error.ts";
import { signInWords } from "../words.ts";
import { accountWords } from "./words.ts";

export interface ChangeFormProps {
  onDone: () => void;
}

export function ChangePasswordForm({ onDone }: ChangeFormProps) {
  const locale = useLocale();
  async function save({ password, currentPassword = "" }: Credentials): Promise<CredentialProblems> {
    const { error } = await authClient().updateUser({ password, current_password: currentPassword });
    if (error) return showCredentialsError(accountWords.passwordFailed, toApiError(error));
    showToast({ kind: "success", topic: "account", title: accountWords.passwordSaved });
    onDone();
    return {};
  }

  return (
    <CredentialsForm
      submitLabel={accountWords.savePassword[locale]}
      busyLabel={accountWords.saving[locale]}
      hasCurrentPassword
      password={{
        autoComplete: "new-password",
        label: accountWords.newPassword[locale],
        hint: signInWords.passwordHint[locale],
      }}
      validate={validatePasswordChange}
      send={save}
    />
  );
}

export function ChangeEmailForm({ onDone }: ChangeFormProps) {
  const locale = useLocale();
  const [email, setEmail] = useState("");

  async function send(credentials: Credentials): Promise<CredentialProblems> {
    const { error } = await authClient().updateUser({
      email: credentials.email,
      current_password: credentials.currentPassword ?? "",
    });
    if (error) return showCredentialsError(accountWords.emailFailed, toApiError(error));
    showToast({ kind: "success", topic: "account", title: accountWords.linksSent });
    onDone();
    return {};
  }

  return (
    <CredentialsForm
      submitLabel={accountWords.sendLinks[locale]}
      busyLabel={accountWords.sending[locale]}
      hasCurrentPassword
      address={{ email, onEmail: setEmail }}
      validate={validateEmailChange}
      send={send}
    />
  );
}
