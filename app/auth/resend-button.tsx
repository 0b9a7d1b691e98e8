import { authClient } from "../backend/auth-client.ts";
import { toAuthResult } from "../backend/auth-result.ts";
import { useWords } from "../i18n/use-locale.ts";
import { useAction } from "../staff/use-action.ts";
import { Button } from "../ui/button.tsx";
import { verifyWords } from "./words.ts";

/** Requests the confirmation email again. The response does not say whether the address has an account. */
export function ResendButton({ email }: { email: string }) {
  const words = useWords(verifyWords);
  const { run, isBusy } = useAction(
    async () => toAuthResult(await authClient().resend({ type: "signup", email })),
    { topic: "account", done: verifyWords.againDone, failed: verifyWords.againFailed },
  );
  return (
    <Button variant="outline" busy={isBusy} onClick={() => void run()}>
      {words.again}
    </Button>
  );
}
