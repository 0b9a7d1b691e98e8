import { useState } from "react";
import { useNavigate } from "react-router";
import { authClient } from "../backend/auth-client.ts";
import { toApiError, errorText } from "../backend/api-error.ts";
import { linkErrors } from "../backend/api-error-words.ts";
import type { StaffSession } from "../backend/session.ts";
import { LtrText } from "../i18n/isolate.tsx";
import { InterpolatedText } from "../i18n/interpolated-text.tsx";
import type { Locale, LocalizedText } from "../i18n/text.ts";
import noticeStyles from "../ui/notice.module.css";
import { ButtonLink } from "../ui/button.tsx";
import { showToast } from "../ui/toast.tsx";
import { AuthMessage } from "./auth-message.tsx";
import {
  type CredentialProblems,
  type Credentials,
  validateNewPassword,
  toCredentialProblems,
} from "./credentials.ts";
import { CredentialsForm } from "./credentials-form.tsx";
import { clearConfirmationLink, useConfirmationLink } from "./confirmation-link.ts";
import { confirmWords, signInWords } from "./words.ts";

export interface ConfirmFormProps {
  locale: Locale;
  session: StaffSession;
}

/**
 * Confirms by the link first, then saves the password with the session that has begun. A password that is refused can be
 * typed again, here or after a reload: the session is there, and the link is not needed any more.
 */
export function ConfirmForm({ locale, session }: ConfirmFormProps) {
  const navigate = useNavigate();
  const [problem, setProblem] = useState<LocalizedText>();
  const [isSubmitting, setSubmitting] = useState(false);
  const link = useConfirmationLink();
  const isConfirmed = !link && session.status === "open";

  async function send(credentials: Credentials): Promise<CredentialProblems> {
    setSubmitting(true);
    const problems = await confirmAndSave(credentials);
    setSubmitting(false);
    return problems;
  }

  async function confirmAndSave({ password }: Credentials): Promise<CredentialProblems> {
    if (link) {
      const { error } = await authClient().verifyOtp({ token_hash: link.tokenHash, type: link.type });
      if (error) return handleError(error);
      clearConfirmationLink();
    }
    const { error } = await authClient().updateUser({ password });
    // On a server that kept the password of the sign-up, it may be that one.
    if (error && toApiError(error).code !== "same_password") return handleError(error);
    showToast({ kind: "success", topic: "account", title: confirmWords.done[locale] });
    await navigate("/admin", { replace: true });
    return {};
  }

  function handleError(error: unknown): CredentialProblems {
    const apiError = toApiError(error);
    if (apiError.code === "otp_expired") {
      clearConfirmationLink();
      setProblem(linkErrors.expired);
      return {};
    }
    const fieldProblems = toCredentialProblems(apiError);
    if (Object.keys(fieldProblems).length === 0) {
      const text = errorText(apiError)[locale];
      showToast({ kind: "error", topic: "account", title: confirmWords.failed[locale], text });
    }
    return fieldProblems;
  }

  if (problem && !link) return <UnusableLinkNotice locale={locale} text={problem[locale]} />;
  if (session.status === "none" && !link)
    return <UnusableLinkNotice locale={locale} text={confirmWords.noLink[locale]} />;
  return (
    <>
      <ConfirmIntro
        locale={locale}
        email={isSubmitting ? undefined : emailOf(session)}
        isConfirmed={isConfirmed}
      />
      <CredentialsForm
        locale={locale}
        submitLabel={isConfirmed ? confirmWords.save[locale] : confirmWords.confirm[locale]}
        busyLabel={isConfirmed ? confirmWords.saving[locale] : confirmWords.confirming[locale]}
        passwordHint={signInWords.passwordHint[locale]}
        autoComplete="new-password"
        validate={validateNewPassword}
        send={send}
      />
    </>
  );
}

function emailOf(session: StaffSession): string | undefined {
  return session.status === "open" ? session.email : undefined;
}

interface ConfirmIntroProps {
  locale: Locale;
  /** Who is signed in here. */
  email: string | undefined;
  isConfirmed: boolean;
}

function ConfirmIntro({ locale, email, isConfirmed }: ConfirmIntroProps) {
  const values = { email: <LtrText>{email}</LtrText> };
  if (isConfirmed && email) {
    return (
      <p>
        <InterpolatedText text={confirmWords.confirmed[locale]} values={values} />
      </p>
    );
  }
  return (
    <>
      <p>{confirmWords.text[locale]}</p>
      {email && (
        <p className={noticeStyles.notice}>
          <InterpolatedText text={confirmWords.otherAccount[locale]} values={values} />
        </p>
      )}
    </>
  );
}

/** There is no usable link and no session. */
function UnusableLinkNotice({ locale, text }: { locale: Locale; text: string }) {
  return (
    <AuthMessage>
      <p className={noticeStyles.notice} role="alert">
        {text}
      </p>
      <ButtonLink variant="outline" href="/auth">
        {confirmWords.toSignUp[locale]}
      </ButtonLink>
    </AuthMessage>
  );
}
