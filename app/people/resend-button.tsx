import { useState } from "react";
import { authClient } from "../backend/auth.ts";
import { refusalOf, wordRefusal } from "../backend/refusal.ts";
import type { Locale } from "../i18n/text.ts";
import { Button } from "../ui/button.tsx";
import { showToast } from "../ui/toast.tsx";
import { verifyWords } from "./words.ts";

/** Asks for the mail again, for an account that has none to sign in with yet. Nobody is told whether the address has one. */
export function ResendButton({ locale, email }: { locale: Locale; email: string }) {
  const [busy, setBusy] = useState(false);

  async function resend() {
    setBusy(true);
    const { error } = await authClient().resend({
      type: "signup",
      email,
      options: { emailRedirectTo: afterVerifying() },
    });
    setBusy(false);
    if (error) {
      showToast({
        kind: "error",
        topic: "account",
        title: verifyWords.againFailed[locale],
        text: wordRefusal(refusalOf(error))[locale],
      });
    } else {
      showToast({ kind: "success", topic: "account", title: verifyWords.againDone[locale] });
    }
  }

  return (
    <Button kind="line" busy={busy} onClick={resend}>
      {verifyWords.again[locale]}
    </Button>
  );
}

/** Where the link of the mail belongs: on our server it opens the page that confirms, on the same origin. */
export function afterVerifying(): string {
  return `${location.origin}/auth`;
}
