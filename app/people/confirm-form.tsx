import { useState } from "react";
import { useNavigate } from "react-router";
import { authClient } from "../backend/auth.ts";
import { refusalOf, wordRefusal } from "../backend/refusal.ts";
import { linkProblems } from "../backend/refusal-words.ts";
import type { StaffSession } from "../backend/session.ts";
import { Latin } from "../i18n/isolate.tsx";
import { Sentence } from "../i18n/sentence.tsx";
import type { Locale, Text } from "../i18n/text.ts";
import { ButtonLink } from "../ui/button.tsx";
import { showToast } from "../ui/toast.tsx";
import {
  type CredentialProblems,
  type Credentials,
  findNewPasswordProblems,
  placeRefusal,
} from "./credentials.ts";
import { CredentialsForm } from "./credentials-form.tsx";
import { forgetMailLink, useMailLink } from "./mail-link.ts";
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
  const [problem, setProblem] = useState<Text>();
  const [isWorking, setWorking] = useState(false);
  const link = useMailLink();
  const isConfirmed = !link && session.status === "open";

  async function send(credentials: Credentials): Promise<CredentialProblems> {
    setWorking(true);
    const problems = await confirmAndSave(credentials);
    setWorking(false);
    return problems;
  }

  async function confirmAndSave({ password }: Credentials): Promise<CredentialProblems> {
    if (link) {
      const { error } = await authClient().verifyOtp({ token_hash: link.tokenHash, type: link.type });
      if (error) return refuse(error);
      forgetMailLink();
    }
    const { error } = await authClient().updateUser({ password });
    // On a server that kept the password of the sign-up, it may be that one.
    if (error && refusalOf(error).code !== "same_password") return refuse(error);
    showToast({ kind: "success", topic: "account", title: confirmWords.done[locale] });
    await navigate("/admin", { replace: true });
    return {};
  }

  function refuse(error: unknown): CredentialProblems {
    const refusal = refusalOf(error);
    if (refusal.code === "otp_expired") {
      forgetMailLink();
      setProblem(linkProblems.expired);
      return {};
    }
    const placed = placeRefusal(refusal);
    if (Object.keys(placed).length === 0) {
      const text = wordRefusal(refusal)[locale];
      showToast({ kind: "error", topic: "account", title: confirmWords.failed[locale], text });
    }
    return placed;
  }

  if (problem && !link) return <DeadEnd locale={locale} text={problem[locale]} />;
  if (session.status === "none" && !link)
    return <DeadEnd locale={locale} text={confirmWords.noLink[locale]} />;
  return (
    <>
      <Purpose locale={locale} email={isWorking ? undefined : emailOf(session)} isConfirmed={isConfirmed} />
      <CredentialsForm
        locale={locale}
        submitLabel={isConfirmed ? confirmWords.save[locale] : confirmWords.confirm[locale]}
        busyLabel={isConfirmed ? confirmWords.saving[locale] : confirmWords.confirming[locale]}
        passwordHint={signInWords.passwordHint[locale]}
        autoComplete="new-password"
        find={findNewPasswordProblems}
        send={send}
      />
    </>
  );
}

function emailOf(session: StaffSession): string | undefined {
  return session.status === "open" ? session.email : undefined;
}

interface PurposeProps {
  locale: Locale;
  /** Who is signed in here. */
  email: string | undefined;
  isConfirmed: boolean;
}

function Purpose({ locale, email, isConfirmed }: PurposeProps) {
  const values = { email: <Latin>{email}</Latin> };
  if (isConfirmed && email) {
    return (
      <p>
        <Sentence text={confirmWords.confirmed[locale]} values={values} />
      </p>
    );
  }
  return (
    <>
      <p>{confirmWords.text[locale]}</p>
      {email && (
        <p className="notice">
          <Sentence text={confirmWords.otherAccount[locale]} values={values} />
        </p>
      )}
    </>
  );
}

/** Nothing can be done here. It takes the focus of the form it replaces. */
function DeadEnd({ locale, text }: { locale: Locale; text: string }) {
  return (
    <div className="check-email" tabIndex={-1} ref={takeFocus}>
      <p className="notice" role="alert">
        {text}
      </p>
      <ButtonLink kind="line" href="/auth">
        {confirmWords.toSignUp[locale]}
      </ButtonLink>
    </div>
  );
}

function takeFocus(panel: HTMLElement | null) {
  panel?.focus();
}
