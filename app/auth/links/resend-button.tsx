import { authClient, toAuthResult } from "../../backend/auth-client.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { useAction } from "../../staff/use-action.ts";
import { Button } from "../../ui/form/button.tsx";
import { verifyWords } from "../words.ts";

/** Requests the confirmation email again. The response does not say whether the address has an account. */
export function ResendButton({ email }: { email: string }) {
  const locale = useLocale();
  const resend = useAction(async () => toAuthResult(await authClient().resend({ type: "signup", email })), {
    done: verifyWords.againDone,
    failed: verifyWords.againFailed,
    topic: "account",
  });
  return (
    <Button variant="outline" busy={resend.isBusy} onClick={() => void resend.run()}>
      {verifyWords.again[locale]}
    </Button>
  );
}
