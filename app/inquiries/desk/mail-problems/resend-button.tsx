import { useState } from "react";
import { errorText } from "../../../backend/api-error.ts";
import type { FailedMail } from "../../../backend/inquiry-rows.ts";
import type { Locale } from "../../../i18n/text.ts";
import { Button } from "../../../ui/button.tsx";
import { showToast } from "../../../ui/toast.tsx";
import { failedMailWords } from "./failed-mail-words.ts";
import { resendMail } from "./resend-mail.ts";

export interface ResendButtonProps {
  locale: Locale;
  mail: FailedMail;
  onResent: () => void;
}

/** Has a mail that was given up sent again. */
export function ResendButton({ locale, mail, onResent }: ResendButtonProps) {
  const [busy, setBusy] = useState(false);

  async function resend() {
    setBusy(true);
    const error = await resendMail(mail);
    setBusy(false);
    const toast = error
      ? { kind: "error" as const, title: failedMailWords.notResent[locale], text: errorText(error)[locale] }
      : { kind: "success" as const, title: failedMailWords.resent[locale] };
    showToast({ topic: "mail", ...toast });
    if (!error) onResent();
  }

  return (
    <Button variant="outline" busy={busy} onClick={resend}>
      {failedMailWords.resend[locale]}
    </Button>
  );
}
