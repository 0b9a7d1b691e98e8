import { type ReactNode, useCallback, useState } from "react";
import {
  notSignedInAgain,
  RecentSignInContext,
  recentSignInRequired,
  type RunRecently,
} from "../../staff/recent-sign-in.ts";
import { useLocale, useWords } from "../../i18n/use-locale.ts";
import dialogStyles from "../../ui/dialog/dialog.module.css";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { CodeForm } from "../code-form.tsx";
import { secondFactorWords, signInAgainWords } from "../second-factor-words.ts";
import { verifyCode } from "../verify-code.ts";
import { PasswordAgainForm } from "./password-again-form.tsx";

export interface RecentSignInProps {
  email: string;
  factorId: string | undefined;
  children: ReactNode;
}

/** Lets what is inside do what needs a recent sign-in: it asks for one when the server does. */
export function RecentSignIn({ email, factorId, children }: RecentSignInProps) {
  const [close, setClose] = useState<(isDone: boolean) => void>();

  const run = useCallback<RunRecently>(async (action) => {
    const result = await action();
    if (result.error?.code !== recentSignInRequired) return result;
    const isDone = await new Promise<boolean>((resolve) => setClose(() => resolve));
    setClose(undefined);
    return isDone ? action() : { error: { ...result.error, code: notSignedInAgain } };
  }, []);

  return (
    <RecentSignInContext value={run}>
      {children}
      {close && <SignInAgainDialog email={email} factorId={factorId} onClose={close} />}
    </RecentSignInContext>
  );
}

interface SignInAgainDialogProps {
  email: string;
  /** The id of the account's second factor: with one, its code is asked for. */
  factorId: string | undefined;
  /** Called once, with whether they did it. */
  onClose: (isDone: boolean) => void;
}

/** Asks who is signed in to prove it once more. */
function SignInAgainDialog({ email, factorId, onClose }: SignInAgainDialogProps) {
  const locale = useLocale();
  const words = useWords(signInAgainWords);

  async function sendCode(code: string) {
    const problem = await verifyCode(factorId ?? "", code);
    if (!problem) onClose(true);
    return problem;
  }

  return (
    <Dialog title={words.title} className={dialogStyles.narrow} onClose={() => onClose(false)}>
      <p>{factorId ? words.codeText : words.passwordText}</p>
      {factorId ? (
        <CodeForm
          label={secondFactorWords.code[locale]}
          submitLabel={secondFactorWords.submit[locale]}
          isNumeric
          send={sendCode}
        />
      ) : (
        <PasswordAgainForm email={email} onDone={() => onClose(true)} />
      )}
    </Dialog>
  );
}
