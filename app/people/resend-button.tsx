import { useState } from "react";
import { authClient } from "../backend/auth.ts";
import { refusalOf, wordRefusal } from "../backend/refusal.ts";
import type { Locale } from "../i18n/text.ts";
import { Button } from "../ui/button.tsx";
import { showToast } from "../ui/toast.tsx";
import type { Credentials } from "./credentials.ts";
import { verifyWords } from "./words.ts";

/**
 * Asks for the mail again by signing up again: its link then brings the password typed here, and not that of a stranger who
 * signed the same address up meanwhile.
 */
export function ResendButton({ locale, credentials }: { locale: Locale; credentials: Credentials }) {
  const [busy, setBusy] = useState(false);

  async function resend() {
    setBusy(true);
    const { error } = await authClient().signUp({
      ...credentials,
      options: { emailRedirectTo: afterVerifying(), data: { locale } },
    });
    setBusy(false);
    if (error) {
      showToast({
        kind: "error",
        title: verifyWords.againFailed[locale],
        text: wordRefusal(refusalOf(error))[locale],
      });
    } else {
      showToast({ kind: "success", title: verifyWords.againDone[locale] });
    }
  }

  return (
    <Button kind="line" busy={busy} onClick={resend}>
      {verifyWords.again[locale]}
    </Button>
  );
}

/** Where the link of the mail leads in the end. */
export function afterVerifying(): string {
  return `${location.origin}/auth`;
}
