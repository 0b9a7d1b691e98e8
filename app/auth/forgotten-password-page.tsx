import { useState } from "react";
import { useLocale } from "../i18n/use-locale.ts";
import { useLocation } from "react-router";
import { useSession } from "../backend/session.ts";
import { AuthCard } from "../staff/auth-card.tsx";
import cardStyles from "../staff/auth-card.module.css";
import { StaffLayout } from "../staff/staff-layout.tsx";
import { ForgottenPasswordForm } from "./forgotten-password-form.tsx";
import { LinkSent } from "./link-sent.tsx";
import { forgottenPasswordWords } from "./link-words.ts";

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
