import { useState } from "react";
import { useNavigate } from "react-router";
import { errorText, toApiError } from "../backend/api-error.ts";
import { authClient } from "../backend/auth-client.ts";
import type { LocalizedText } from "../i18n/text.ts";
import { useLocale } from "../i18n/use-locale.ts";
import { Button, ButtonLink } from "../ui/button.tsx";
import noticeStyles from "../ui/notice.module.css";
import { showToast } from "../ui/toast.tsx";
import { AuthMessage } from "./auth-message.tsx";
import { clearConfirmationLink, type ConfirmationLink } from "./confirmation-link.ts";
import { emailChangeWords } from "./link-words.ts";
import { confirmWords } from "./words.ts";

interface EmailChangeFormProps {
  /** Missing once it was used. */
  link: ConfirmationLink | undefined;
}

/** Agrees to a new address, in one of the two mailboxes. */
export function EmailChangeForm({ link }: EmailChangeFormProps) {
  const locale = useLocale();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<LocalizedText>(emailChangeWords.expired);

  async function confirm({ tokenHash, type }: ConfirmationLink) {
    setBusy(true);
    const { data, error } = await authClient().verifyOtp({ token_hash: tokenHash, type });
    setBusy(false);
    const code = error && toApiError(error).code;
    if (error && code !== "otp_expired") {
      const text = errorText(toApiError(error));
      return showToast({ kind: "error", topic: "account", title: emailChangeWords.failed, text });
    }
    if (!error) setOutcome(emailChangeWords.half);
    clearConfirmationLink();
    if (!data.session) return;
    showToast({ kind: "success", topic: "account", title: emailChangeWords.done });
    await navigate("/admin", { replace: true });
  }

  if (!link) {
    return (
      <AuthMessage>
        <p className={noticeStyles.notice} role="status">
          {outcome[locale]}
        </p>
        <ButtonLink variant="outline" href="/auth">
          {confirmWords.toSignUp[locale]}
        </ButtonLink>
      </AuthMessage>
    );
  }
  return (
    <>
      <p>{emailChangeWords.text[locale]}</p>
      <Button busy={busy} onClick={() => confirm(link)}>
        {busy ? emailChangeWords.confirming[locale] : emailChangeWords.confirm[locale]}
      </Button>
    </>
  );
}
