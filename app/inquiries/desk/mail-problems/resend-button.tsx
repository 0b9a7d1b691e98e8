import { useState } from "react";
import { errorText } from "../../../backend/api-error.ts";
import { databaseClient, toResult } from "../../../backend/database-client.ts";
import type { FailedMail } from "../../../backend/inquiry-rows.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { Button } from "../../../ui/button.tsx";
import { showToast } from "../../../ui/toast.tsx";
import { sendingWords } from "../sending/sending-words.ts";
import { failedMailWords } from "./failed-mail-words.ts";

/** Has a mail that was given up sent again. Another admin may have done it already. */
export function ResendButton({ mail, onResent }: { mail: FailedMail; onResent: () => void }) {
  const locale = useLocale();
  const [busy, setBusy] = useState(false);

  async function resend() {
    setBusy(true);
    const { error } = toResult(await databaseClient().rpc("resend_inquiry_mail", { mail_id: mail.id }));
    setBusy(false);
    const toast = error
      ? { kind: "error" as const, title: failedMailWords.notResent, text: errorText(error) }
      : { kind: "success" as const, title: failedMailWords.resent };
    showToast({ topic: "mail", ...toast });
    if (!error) onResent();
  }

  return (
    <Button variant="outline" busy={busy} onClick={resend}>
      {mail.held_for ? sendingWords.sendNow[locale] : failedMailWords.resend[locale]}
    </Button>
  );
}
