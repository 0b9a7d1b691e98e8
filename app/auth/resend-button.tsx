import { useState } from "react";
import { authClient } from "../backend/auth-client.ts";
import { toApiError, errorText } from "../backend/api-error.ts";
import type { Locale } from "../i18n/text.ts";
import { Button } from "../ui/button.tsx";
import { showToast } from "../ui/toast.tsx";
import { verifyWords } from "./words.ts";

/** Requests the confirmation email again. The response does not say whether the address has an account. */
export function ResendButton({ locale, email }: { locale: Locale; email: string }) {
  const [busy, setBusy] = useState(false);

  async function resend() {
    setBusy(true);
    const { error } = await authClient().resend({
      type: "signup",
      email,
      options: { emailRedirectTo: emailRedirectUrl() },
    });
    setBusy(false);
    if (error) {
      showToast({
        kind: "error",
        topic: "account",
        title: verifyWords.againFailed[locale],
        text: errorText(toApiError(error))[locale],
      });
    } else {
      showToast({ kind: "success", topic: "account", title: verifyWords.againDone[locale] });
    }
  }

  return (
    <Button variant="outline" busy={busy} onClick={resend}>
      {verifyWords.again[locale]}
    </Button>
  );
}

/** Where the link in the email redirects to: our server opens the confirmation page of the same origin. */
export function emailRedirectUrl(): string {
  return `${location.origin}/auth`;
}
