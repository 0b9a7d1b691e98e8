import { useEffect, useId, useRef } from "react";
import { useLocale, useWords } from "../../i18n/use-locale.ts";
import { Button } from "../../ui/button.tsx";
import dialogStyles from "../../ui/dialog.module.css";
import { CodeForm } from "../code-form.tsx";
import { secondFactorWords } from "../second-factor-words.ts";
import { verifyCode } from "../verify-code.ts";
import { PasswordAgainForm } from "./password-again-form.tsx";
import { signInAgainWords } from "./words.ts";
import { accountWords } from "../account/words.ts";

export interface SignInAgainDialogProps {
  email: string;
  /** The id of the account's second factor: with one, its code is asked for. */
  factorId: string | undefined;
  /** Called once, with whether they did it. */
  onClose: (isDone: boolean) => void;
}

/** Asks who is signed in to prove it once more. Escape cancels; the focus returns to where it was. */
export function SignInAgainDialog({ email, factorId, onClose }: SignInAgainDialogProps) {
  const locale = useLocale();
  const title = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const words = useWords(signInAgainWords);
  const finish = () => dialog.current?.close("done");

  useEffect(() => dialog.current?.showModal(), []);

  async function sendCode(code: string) {
    const problem = await verifyCode(factorId ?? "", code);
    if (!problem) finish();
    return problem;
  }

  return (
    <dialog
      ref={dialog}
      className={`surface-base ${dialogStyles.dialog} ${dialogStyles.narrow}`}
      aria-labelledby={title}
      onClose={({ currentTarget }) => onClose(currentTarget.returnValue === "done")}
    >
      <h2 id={title}>{words.title}</h2>
      <p>{factorId ? words.codeText : words.passwordText}</p>
      {factorId ? (
        <CodeForm
          label={secondFactorWords.code[locale]}
          submitLabel={secondFactorWords.submit[locale]}
          isNumeric
          send={sendCode}
        />
      ) : (
        <PasswordAgainForm email={email} onDone={finish} />
      )}
      <Button variant="ghost" onClick={() => dialog.current?.close()}>
        {accountWords.cancel[locale]}
      </Button>
    </dialog>
  );
}
