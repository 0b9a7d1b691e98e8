import { useState } from "react";
import { useNavigate } from "react-router";
import { authClient } from "../../backend/auth-client.ts";
import { toApiError } from "../../backend/errors/api-error.ts";
import type { StaffSession } from "../../backend/session.ts";
import { LtrText } from "../../i18n/isolate.tsx";
import { InterpolatedText } from "../../i18n/interpolated-text.tsx";
import type { LocalizedText } from "../../i18n/text.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import noticeStyles from "../../ui/state/notice.module.css";
import { ButtonLink } from "../../ui/form/button.tsx";
import type { FormProblems } from "../../ui/form/form.tsx";
import { showToast } from "../../ui/toast/toast.tsx";
import { AuthMessage } from "../auth-message.tsx";
import { type Credentials, toCredentialProblems, validateNewPassword } from "../credentials.ts";
import { CredentialsForm } from "../credentials-form.tsx";
import type { ConfirmPurpose } from "./confirm-purpose.ts";
import { clearConfirmationLink, type ConfirmationLink } from "./confirmation-link.ts";
import { confirmWords, signInWords } from "../words.ts";

export interface ConfirmFormProps {
  session: StaffSession;
  link: ConfirmationLink | undefined;
  purpose: ConfirmPurpose;
}

/**
 * Confirms by the link first, then saves the password with the session that has begun. A password that is refused can be
 * typed again, here or after a reload: the session is there, and the link is not needed any more.
 */
export function ConfirmForm({ session, link, purpose }: ConfirmFormProps) {
  const locale = useLocale();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<LocalizedText>();
  const [isSubmitting, setSubmitting] = useState(false);
  const { words } = purpose;
  const isConfirmed = !link && session.status === "open";

  async function send(credentials: Credentials): Promise<FormProblems> {
    setSubmitting(true);
    const problems = await confirmAndSave(credentials);
    setSubmitting(false);
    return problems;
  }

  async function confirmAndSave({ password }: Credentials): Promise<FormProblems> {
    if (link) {
      const { error } = await authClient().verifyOtp({ token_hash: link.tokenHash, type: link.type });
      if (error) return handleError(error);
      clearConfirmationLink();
    }
    const { error } = await authClient().updateUser({ password });
    // On a server that kept the password of the sign-up, it may be that one.
    if (error && toApiError(error).code !== "same_password") return handleError(error);
    showToast({ kind: "success", topic: "account", title: words.done });
    await navigate("/admin", { replace: true });
    return {};
  }

  function handleError(error: unknown): FormProblems {
    const apiError = toApiError(error);
    // With a new password refused and a quarter of an hour gone, the session of the link is no proof any more: another link is.
    if (apiError.code === "otp_expired" || apiError.code === "reauthentication_needed") {
      clearConfirmationLink();
      setProblem(purpose.expired);
      return {};
    }
    if (apiError.code === "insufficient_aal") {
      void navigate("/auth/second-factor", { state: { isFromLink: true } });
      return {};
    }
    return toCredentialProblems(apiError, confirmWords.failed);
  }

  const unusable = problem ?? (session.status === "none" ? confirmWords.noLink : undefined);
  if (unusable && !link) return <UnusableLinkNotice text={unusable[locale]} nextStep={purpose.nextStep} />;
  return (
    <>
      <ConfirmIntro
        words={words}
        email={isSubmitting ? undefined : emailOf(session)}
        isConfirmed={isConfirmed}
      />
      <CredentialsForm
        submitLabel={isConfirmed ? confirmWords.save[locale] : words.confirm[locale]}
        busyLabel={isConfirmed ? confirmWords.saving[locale] : words.confirming[locale]}
        password={{ autoComplete: "new-password", hint: signInWords.passwordHint[locale] }}
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
  words: ConfirmPurpose["words"];
  /** Of the account that is signed in in this browser. */
  email: string | undefined;
  isConfirmed: boolean;
}

function ConfirmIntro({ words, email, isConfirmed }: ConfirmIntroProps) {
  const locale = useLocale();
  const values = { email: <LtrText>{email}</LtrText> };
  if (isConfirmed && email) {
    return (
      <p>
        <InterpolatedText text={words.confirmed[locale]} values={values} />
      </p>
    );
  }
  return (
    <>
      <p>{words.text[locale]}</p>
      {email && (
        <p className={noticeStyles.notice}>
          <InterpolatedText text={words.otherAccount[locale]} values={values} />
        </p>
      )}
    </>
  );
}

/** There is no usable link and no session. */
function UnusableLinkNotice({ text, nextStep }: { text: string; nextStep: ConfirmPurpose["nextStep"] }) {
  const locale = useLocale();
  return (
    <AuthMessage>
      <p className={noticeStyles.notice} role="alert">
        {text}
      </p>
      <ButtonLink variant="outline" href={nextStep.href}>
        {nextStep.label[locale]}
      </ButtonLink>
    </AuthMessage>
  );
}
