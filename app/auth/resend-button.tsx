import { useState } from "react";
import { authClient } from "../backend/auth-client.ts";
import { toApiError } from "../backend/api-error.ts";
import { useLocale } from "../i18n/use-locale.ts";
import { Button } from "../ui/button.tsx";
import { showToast } from "../ui/toast.tsx";
import { showAccountError } from "./show-account-error.ts";
import { verifyWords } from "./words.ts";

/** Requests the confirmation email again. The response does not say whether the address has an account. */
export function ResendButton({ email }: { email: string }) {
  const locale = useLocale();
  const [busy, setBusy] = useState(false);

  async function resend() {
    setBusy(true);
    const { error } = await authClient().resend({ type: "signup", email });
    setBusy(false);
    if (error) showAccountError(verifyWords.againFailed, toApiError(error));
    else showToast({ kind: "success", topic: "account", title: verifyWords.againDone });
  }

  return (
    <Button variant="outline" busy={busy} onClick={resend}>
      {verifyWords.again[locale]}
    </Button>
  );
}
