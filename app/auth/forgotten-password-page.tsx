import { useState } from "react";
import { useLocale } from "../i18n/use-locale.ts";
import { useLocation, Link } from "react-router";
import { useSession } from "../backend/session.ts";
import { AuthCard } from "../staff/frame/auth-card.tsx";
import cardStyles from "../staff/frame/auth-card.module.css";
import { StaffLayout } from "../staff/frame/staff-layout.tsx";
import { forgottenPasswordWords } from "./links/link-words.ts";
import { LtrText } from "../i18n/isolate.tsx";
import { AuthMessage } from "./auth-message.tsx";
import { confirmWords } from "./words.ts";
import { toApiError } from "../backend/errors/api-error.ts";
import { authClient } from "../backend/auth-client.ts";
import type { FormProblems } from "../ui/form/form.tsx";
import { type Credentials, toCredentialProblems, validateEmail } from "./credentials.ts";
import { CredentialsForm } from "./credentials-form.tsx";

/** Asks for the link that sets a new password. What it answers does not say who has an account. */
export default function ForgottenPasswordPage() {
  const locale = useLocale();
  const session = useSession();
  const { state } = useLocation();
  const [sentTo, setSentTo] = useState<string>();
  return (
    <StaffLayout title={forgottenPasswordWords.title[locale]}>
      <AuthCard>
        <h1>{forgottenPasswordWords.title[locale]}</h1>
        {sentTo === undefined ? (
          <fieldset className={`${cardStyles.forms} requires-script`} disabled={session.status === "unknown"}>
            <ForgottenPasswordForm email={emailOf(state)} onSent={setSentTo} />
          </fieldset>
        ) : (
          <LinkSent email={sentTo} />
        )}
      </AuthCard>
    </StaffLayout>
  );
}

/** What was typed on the sign-in page. */
function emailOf(state: unknown): string {
  const isGiven = typeof state === "object" && state !== null && "email" in state;
  return isGiven && typeof state.email === "string" ? state.email : "";
}

/** After asking for a link: the same for every address. */
function LinkSent({ email }: { email: string }) {
  const locale = useLocale();
  return (
    <AuthMessage>
      <p role="status">{forgottenPasswordWords.sent[locale]}</p>
      <p>
        <LtrText>{email}</LtrText>
      </p>
      <p>
        <Link className="link" to="/auth">
          {confirmWords.toSignUp[locale]}
        </Link>
      </p>
    </AuthMessage>
  );
}

interface ForgottenPasswordFormProps {
  email: string;
  onSent: (email: string) => void;
}

function ForgottenPasswordForm({ email: typed, onSent }: ForgottenPasswordFormProps) {
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
