import { useState } from "react";
import { useNavigate } from "react-router";
import { authClient, toAuthResult } from "../backend/auth-client.ts";
import type { LocalizedText } from "../i18n/text.ts";
import { useLocale } from "../i18n/use-locale.ts";
import { useAction } from "../staff/use-action.ts";
import { Button, ButtonLink } from "../ui/form/button.tsx";
import noticeStyles from "../ui/state/notice.module.css";
import { AuthMessage } from "./auth-message.tsx";
import { clearConfirmationLink, type ConfirmationLink } from "./links/confirmation-link.ts";
import { emailChangeWords } from "./links/link-words.ts";
import { confirmWords } from "./words.ts";

interface EmailChangeFormProps {
  /** Missing once it was used. */
  link: ConfirmationLink | undefined;
}

/** Agrees to a new address, in one of the two mailboxes. */
export function EmailChangeForm({ link }: EmailChangeFormProps) {
  const locale = useLocale();
  const navigate = useNavigate();
  const [outcome, setOutcome] = useState<LocalizedText>(emailChangeWords.expired);
  const confirm = useAction(
    async ({ tokenHash, type }: ConfirmationLink) =>
      toAuthResult(await authClient().verifyOtp({ token_hash: tokenHash, type })),
    {
      done: ({ session }) => (session ? emailChangeWords.done : undefined),
      failed({ code }) {
        if (code !== "otp_expired") return emailChangeWords.failed;
        clearConfirmationLink();
        return undefined;
      },
      topic: "account",
      onDone({ session }) {
        setOutcome(emailChangeWords.half);
        clearConfirmationLink();
        if (session) void navigate("/admin", { replace: true });
      },
    },
  );

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
      <Button busy={confirm.isBusy} onClick={() => void confirm.run(link)}>
        {confirm.isBusy ? emailChangeWords.confirming[locale] : emailChangeWords.confirm[locale]}
      </Button>
    </>
  );
}
