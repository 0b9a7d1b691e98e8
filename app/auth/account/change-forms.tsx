import { useState } from "react";
import { toApiError } from "../../backend/errors/api-error.ts";
import { authClient } from "../../backend/auth-client.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import type { FormProblems } from "../../ui/form/form.tsx";
import { showToast } from "../../ui/toast/toast.tsx";
import {
  type Credentials,
  toCredentialProblems,
  validateEmailChange,
  validatePasswordChange,
} from "../credentials.ts";
import { CredentialsForm } from "../credentials-form.tsx";
import { signInWords } from "../words.ts";
import { accountWords } from "./words.ts";

export interface ChangeFormProps {
  onDone: () => void;
}

export function ChangePasswordForm({ onDone }: ChangeFormProps) {
  const locale = useLocale();
  async function save({ password, currentPassword = "" }: Credentials): Promise<FormProblems | undefined> {
    const { error } = await authClient().updateUser({ password, current_password: currentPassword });
    if (error) return toCredentialProblems(toApiError(error), accountWords.passwordFailed);
    showToast({ kind: "success", topic: "account", title: accountWords.passwordSaved });
    onDone();
    return undefined;
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

  async function send(credentials: Credentials): Promise<FormProblems | undefined> {
    const { error } = await authClient().updateUser({
      email: credentials.email,
      current_password: credentials.currentPassword ?? "",
    });
    if (error) return toCredentialProblems(toApiError(error), accountWords.emailFailed);
    showToast({ kind: "success", topic: "account", title: accountWords.linksSent });
    onDone();
    return undefined;
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
